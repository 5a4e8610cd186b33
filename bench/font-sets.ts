import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

const { resolve } = createRequire(import.meta.url)
const google = (name: string, ...files: string[]) =>
  files.map((file) => join(dirname(resolve(`@expo-google-fonts/${name}/package.json`)), file))
const dejavu = (...files: string[]) =>
  files.map((file) => join(dirname(resolve('dejavu-fonts-ttf/package.json')), 'ttf', file))

/** Fonts of common systems; Arimo and Gelasio have the metrics of Arial and Georgia. */
export const fontSets: readonly { name: string; fonts: readonly string[] }[] = [
  {
    name: 'Windows or Mac',
    fonts: [
      ...google('arimo', '400Regular/Arimo_400Regular.ttf', '700Bold/Arimo_700Bold.ttf'),
      ...google(
        'gelasio',
        '400Regular/Gelasio_400Regular.ttf',
        '400Regular_Italic/Gelasio_400Regular_Italic.ttf',
      ),
    ],
  },
  {
    name: 'Android',
    fonts: [
      ...google('roboto', '400Regular/Roboto_400Regular.ttf', '700Bold/Roboto_700Bold.ttf'),
      ...google('noto-serif', '400Regular/NotoSerif_400Regular.ttf'),
    ],
  },
  {
    name: 'DejaVu alone',
    fonts: dejavu('DejaVuSans.ttf', 'DejaVuSans-Bold.ttf', 'DejaVuSerif.ttf', 'DejaVuSerif-Italic.ttf'),
  },
  // Chromium does not start without any font.
  { name: 'none that we know', fonts: dejavu('DejaVuSansMono.ttf') },
]

/** Writes a font configuration for Chromium on Linux with these fonts only; returns its path, for `FONTCONFIG_FILE`. */
export async function writeFontConfig(folder: string, fonts: readonly string[]): Promise<string> {
  const own = join(folder, 'fonts')
  await mkdir(own, { recursive: true })
  for (const font of fonts) await symlink(font, join(own, basename(font)))
  const file = join(folder, 'fonts.conf')
  await writeFile(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${own}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>
`,
  )
  return file
}
