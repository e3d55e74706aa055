interface FileReader {
  readFile(path: URL, encoding: 'utf8'): Promise<string>;
}

/**
 * Reads a file beside a test. Screens compile without Node's types, so the one required function is
 * typed here.
 */
export async function readText(path: string, base: string): Promise<string> {
  const module = 'node:fs/promises';
  const files = (await import(/* @vite-ignore */ module)) as FileReader;
  return files.readFile(new URL(path, base), 'utf8');
}
