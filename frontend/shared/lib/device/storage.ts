/**
 * The device's memory, which may be missing, full or forbidden: a failure is logged by name and
 * never stops the user (requirements.md, A18).
 */

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn(`Storage: "${key}" could not be read`, error);
    return null;
  }
}

/** Keeps the text under the key; null erases it. */
export function writeStored(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch (error) {
    console.warn(`Storage: "${key}" could not be saved`, error);
  }
}
