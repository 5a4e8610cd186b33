/** A registry that begins with ours, and to which extensions add. */
export interface OpenList<Member> extends ReadonlyMap<string, Member> {
  /**
   * Adds members by name, all or none.
   * @returns takes them out again
   * @throws naming the first that has the name of another one
   */
  add(members: Iterable<readonly [name: string, member: Member]>): () => void
}

/**
 * @param what a member is, for the sentence about a name that is taken
 * @param own our members by name
 */
export function createOpenList<Member>(
  what: string,
  own: Iterable<readonly [name: string, member: Member]> = [],
): OpenList<Member> {
  const members = new Map(own)
  return Object.assign(members, {
    add(more: Iterable<readonly [string, Member]>) {
      const added = new Map<string, Member>()
      for (const [name, member] of more) {
        if (members.has(name) || added.has(name))
          throw new Error(`there is ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what} ${name} already`)
        added.set(name, member)
      }
      for (const [name, member] of added) members.set(name, member)
      return () => {
        for (const name of added.keys()) members.delete(name)
      }
    },
  })
}
