interface FileReader {
  readFile(path: URL, encoding: 'utf8'): Promise<string>;
}

/**
 * Reads a file beside a test. The screens are compiled without Node's types, so the one function
 * that tests need of it is named here.
 */
export async function readText(path: string, base: string): Promise<string> {
  const module = 'node:fs/promises';
  const files = (await import(/* @vite-ignore */ module)) as FileReader;
  return files.readFile(new URL(path, base), 'utf8');
}
