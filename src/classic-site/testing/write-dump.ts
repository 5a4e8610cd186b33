import { siteTables } from './site-tables.ts'
import type { SqlTable, SqlValue } from './sql-table.ts'
import type { WrittenSite } from './written-site.ts'

export type DumpWriter = 'phpmyadmin' | 'mysqldump' | 'mariadb' | 'updraftplus' | 'adminer' | 'local'

export interface DumpStyle {
  writer?: DumpWriter
  prefix?: string
  lineEnd?: '\n' | '\r\n'
}

interface Dialect {
  head: string
  foot: string
  hasColumns: boolean
  hasDrop: boolean
  rowsPerInsert: number
  betweenRows: string
  afterValues: string
  escapesDoubleQuotes: boolean
  around?: (table: string) => [before: string, after: string]
}

const dialects: Record<DumpWriter, Dialect> = {
  phpmyadmin: {
    head: '-- phpMyAdmin SQL Dump\n-- version 5.2.1\n-- Gegenereerd op: 28 nov 2026 om 09:40\n\nSET SQL_MODE = "NO_AUTO_VALUE_ON_ZERO";\nSTART TRANSACTION;\nSET time_zone = "+00:00";\n\n/*!40101 SET NAMES utf8mb4 */;\n',
    foot: 'COMMIT;\n',
    hasColumns: true,
    hasDrop: false,
    rowsPerInsert: 100,
    betweenRows: ',\n',
    afterValues: '\n',
    escapesDoubleQuotes: true,
  },
  mysqldump: {
    head: "-- MySQL dump 10.13  Distrib 8.0.36, for Linux (x86_64)\n--\n-- Host: localhost    Database: oud\n-- ------------------------------------------------------\n\n/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;\n/*!50503 SET NAMES utf8mb4 */;\n/*!40103 SET TIME_ZONE='+00:00' */;\n",
    foot: '/*!40101 SET CHARACTER_SET_CLIENT=@OLD_CHARACTER_SET_CLIENT */;\n-- Dump completed\n',
    hasColumns: false,
    hasDrop: true,
    rowsPerInsert: 10_000,
    betweenRows: ',',
    afterValues: ' ',
    escapesDoubleQuotes: true,
    around: (table) => [
      `LOCK TABLES \`${table}\` WRITE;\n/*!40000 ALTER TABLE \`${table}\` DISABLE KEYS */;\n`,
      `/*!40000 ALTER TABLE \`${table}\` ENABLE KEYS */;\nUNLOCK TABLES;\n`,
    ],
  },
  mariadb: {
    head: '/*M!999999\\- enable the sandbox mode */ \n-- MariaDB dump 10.19  Distrib 10.11.8-MariaDB, for debian-linux-gnu (x86_64)\n/*!40101 SET NAMES utf8mb4 */;\n',
    foot: '-- Dump completed\n',
    hasColumns: false,
    hasDrop: true,
    rowsPerInsert: 10_000,
    betweenRows: ',\n',
    afterValues: '\n',
    escapesDoubleQuotes: true,
    around: (table) => [`LOCK TABLES \`${table}\` WRITE;\nset autocommit=0;\n`, 'UNLOCK TABLES;\ncommit;\n'],
  },
  updraftplus: {
    head: '# WordPress MySQL database backup\n# Created by UpdraftPlus version 1.24.1 (https://updraftplus.com)\n# WordPress Version: 6.5\n# Backup of: https://oud.example\n# Table prefix: wp_\n\n/*!40101 SET NAMES utf8mb4 */;\n',
    foot: '/*!40101 SET CHARACTER_SET_CLIENT=@OLD_CHARACTER_SET_CLIENT */;\n',
    hasColumns: false,
    hasDrop: true,
    rowsPerInsert: 50,
    betweenRows: ',\n ',
    afterValues: '\n ',
    escapesDoubleQuotes: false,
    around: (table) => [
      `# Data contents of table \`${table}\`\n\n`,
      `# End of data contents of table \`${table}\`\n`,
    ],
  },
  adminer: {
    head: "-- Adminer 4.8.1 MySQL 8.0.36 dump\n\nSET NAMES utf8;\nSET time_zone = '+00:00';\nSET sql_mode = 'NO_AUTO_VALUE_ON_ZERO';\n\nSET NAMES utf8mb4;\n",
    foot: '-- 2026-11-28 09:40:00\n',
    hasColumns: true,
    hasDrop: true,
    rowsPerInsert: 100,
    betweenRows: ',\n',
    afterValues: '\n',
    escapesDoubleQuotes: true,
  },
  local: {
    head: '-- MySQL dump 10.13  Distrib 8.0.16, for osx10.14 (x86_64)\n/*!50503 SET NAMES utf8mb4 */;\n',
    foot: '-- Dump completed\n',
    hasColumns: false,
    hasDrop: true,
    rowsPerInsert: 1,
    betweenRows: ',',
    afterValues: ' ',
    escapesDoubleQuotes: true,
  },
}

/** A dump of the site's database, in the dialect of one of the programs that write them. */
export function writeDump(site: WrittenSite, style: DumpStyle = {}): string {
  return writeTables(siteTables(site, style.prefix), style)
}

/** A dump of any tables. */
export function writeTables(tables: SqlTable[], style: DumpStyle = {}): string {
  const dialect = dialects[style.writer ?? 'mysqldump']
  const text = [
    dialect.head,
    ...tables.flatMap((table) => [createTable(table, dialect), insertRows(table, dialect)]),
    dialect.foot,
  ].join('\n')
  return style.lineEnd === '\r\n' ? text.replaceAll('\n', '\r\n') : text
}

function createTable({ name, columns }: SqlTable, { hasDrop }: Dialect): string {
  const first = columns[0]?.[0] ?? 'id'
  const lines = [
    ...columns.map(([column, type]) => `  \`${column}\` ${type}`),
    `  PRIMARY KEY (\`${first}\`)`,
    `  KEY \`first_of_${name}\` (\`${first}\`)`,
  ]
  return [
    ...(hasDrop ? [`DROP TABLE IF EXISTS \`${name}\`;`] : []),
    `CREATE TABLE \`${name}\` (\n${lines.join(',\n')}\n) ENGINE=InnoDB AUTO_INCREMENT=9 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci;\n`,
  ].join('\n')
}

function insertRows({ name, columns, rows }: SqlTable, dialect: Dialect): string {
  if (rows.length === 0) return ''
  const [before, after] = dialect.around?.(name) ?? ['', '']
  const list = dialect.hasColumns ? ` (${columns.map(([column]) => `\`${column}\``).join(', ')})` : ''
  const inserts = []
  for (let at = 0; at < rows.length; at += dialect.rowsPerInsert) {
    const values = rows
      .slice(at, at + dialect.rowsPerInsert)
      .map((row) => `(${row.map((value) => sqlValue(value, dialect)).join(', ')})`)
    inserts.push(
      `INSERT INTO \`${name}\`${list} VALUES${dialect.afterValues}${values.join(dialect.betweenRows)};\n`,
    )
  }
  return before + inserts.join('') + after
}

/** The backslash comes first, so that those that follow it are not escaped again. */
const escapes = [
  ['\\', '\\\\'],
  ['\0', '\\0'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\x1a', '\\Z'],
  ["'", "\\'"],
] as const

function sqlValue(value: SqlValue, { escapesDoubleQuotes }: Dialect): string {
  if (value === null) return 'NULL'
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return `0x${Buffer.from(value).toString('hex')}`
  const escaped = escapes.reduce((text, [letter, written]) => text.replaceAll(letter, () => written), value)
  return `'${escapesDoubleQuotes ? escaped.replaceAll('"', '\\"') : escaped}'`
}
