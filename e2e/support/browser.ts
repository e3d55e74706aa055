import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import bundled, { inflate } from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/**
 * Disabled features. The last such list wins, so it repeats Playwright's own; address bar
 * suggestions cost every window half a second of CPU.
 */
const DISABLED_FEATURES = [
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

/** Disables network access by the browser itself and the use of a graphics card. */
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
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SYSTEM_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));

interface FoundBrowser {
  executablePath: string;
  origin: 'CHROMIUM_PATH' | 'system' | 'bundled';
  /** Added to the environment of the browser process. */
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

/** The package's fonts.conf lists folders of a cloud function; this one lists the actual ones. */
function writeFontsConf(folder: string, finalFolder: string): void {
  const fonts = join(finalFolder, 'fonts');
  writeFileSync(
    join(folder, 'fonts/fonts.conf'),
    `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${fonts}/cache</cachedir></fontconfig>\n`,
  );
}

/**
 * Unpacks the browser of @sparticuz/chromium once per installed version. The package treats any
 * file in the temporary folder as complete, so it gets a separate folder that is renamed only when
 * complete.
 */
async function unpackBundled(): Promise<string> {
  const folder = join(MODULES, '.cache', `chromium-${packageVersion()}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const temporary = process.env.TMPDIR;
  process.env.TMPDIR = unfinished;
  try {
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

/** True when a library of this program (usually nss) is missing, or the loader cannot check. */
function lacksLibraries(executablePath: string): boolean {
  try {
    return execFileSync('ldd', [executablePath], { encoding: 'utf8' }).includes('not found');
  } catch {
    return true;
  }
}

/** Bundled libraries and fonts are used only where the system has none. */
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
 * Chromium for tests: CHROMIUM_PATH, else an installed one, else the one of an npm package (Linux
 * x64 only). Nothing is downloaded.
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

export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const { executablePath, env } = await findBrowser();
  return chromium.launch({
    executablePath,
    args: [...LAUNCH_FLAGS, ...flags],
    // Without a UTF-8 locale a browser drops Russian file names.
    env: { ...process.env, LC_ALL: 'C.UTF-8', ...env } as Record<string, string>,
  });
}
