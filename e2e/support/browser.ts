import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';

/**
 * What the browser leaves out: the last such list counts, so Playwright's own stands in it again, and
 * after it the address bar's suggestions, which cost every window half a second of a processor.
 */
const LEFT_OUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/** Nothing of the browser's own may go out to the network or depend on a graphics card. */
const LAUNCH_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  `--disable-features=${LEFT_OUT.join(',')}`,
];

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SYSTEM_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));

export interface FoundBrowser {
  executablePath: string;
  origin: 'CHROMIUM_PATH' | 'system' | 'bundled';
  /** Added to the environment of the browser's process. */
  env: Record<string, string>;
}

function systemBrowser(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...SYSTEM_PATHS].find((path) => existsSync(path)) ?? null;
}

function packageVersion(): string {
  const file = join(MODULES, '@sparticuz/chromium/package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** The package's own fonts.conf names folders of a cloud function; this one names where they are. */
function writeFontsConf(folder: string, finalFolder: string): void {
  const fonts = join(finalFolder, 'fonts');
  writeFileSync(
    join(folder, 'fonts/fonts.conf'),
    `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${fonts}/cache</cachedir></fontconfig>\n`,
  );
}

/**
 * Unpacks the browser of @sparticuz/chromium once per installed version. The package unpacks into
 * the temporary folder and takes any file it meets there for a whole one, so it is given a folder of
 * its own that gets its final name only when complete: a run that was cut off leaves no trap.
 */
async function unpackBundled(): Promise<string> {
  const folder = join(MODULES, '.cache', `chromium-${packageVersion()}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const temporary = process.env.TMPDIR;
  process.env.TMPDIR = unfinished;
  try {
    const { default: bundled, inflate } = await import('@sparticuz/chromium');
    await bundled.executablePath();
    await inflate(join(MODULES, '@sparticuz/chromium/bin/al2023.tar.br'));
    writeFontsConf(unfinished, folder);
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
  }
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  return folder;
}

/** True when the system's loader cannot find a library of this program (usually nss), or cannot say. */
function lacksLibraries(executablePath: string): boolean {
  try {
    return execFileSync('ldd', [executablePath], { encoding: 'utf8' }).includes('not found');
  } catch {
    return true;
  }
}

/** The bundled libraries and fonts are lent only to a system that has none of its own. */
async function bundledBrowser(): Promise<FoundBrowser> {
  const folder = await unpackBundled();
  const executablePath = join(folder, 'chromium');
  const env: Record<string, string> = {};
  if (lacksLibraries(executablePath)) {
    env.LD_LIBRARY_PATH = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH ?? '']
      .filter(Boolean)
      .join(delimiter);
  }
  if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_PATH = join(folder, 'fonts');
  return { executablePath, origin: 'bundled', env };
}

/**
 * A Chromium for tests: the one CHROMIUM_PATH names, else one installed on this machine, else the
 * one inside an npm package (Linux on x64 only). Nothing is downloaded.
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names no file: ${given}`);
    return { executablePath: given, origin: 'CHROMIUM_PATH', env: {} };
  }
  const installed = systemBrowser();
  if (installed !== null) return { executablePath: installed, origin: 'system', env: {} };
  if (process.platform === 'linux' && process.arch === 'x64') return bundledBrowser();
  throw new Error(
    'No browser for the tests: install Chromium or Chrome, or name one in CHROMIUM_PATH.',
  );
}

/** Starts the found browser, headless. */
export async function launchBrowser(flags: string[] = []): Promise<Browser> {
  const { executablePath, env } = await findBrowser();
  return chromium.launch({
    executablePath,
    args: [...LAUNCH_FLAGS, ...flags],
    // Without a locale of UTF-8 a browser gives up the Russian names of files.
    env: { ...process.env, LC_ALL: 'C.UTF-8', ...env } as Record<string, string>,
  });
}
