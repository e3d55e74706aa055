/**
 * localStorage may be missing, full or forbidden: failures are logged and never thrown
 * (requirements.md, A18).
 */

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn(`Storage: "${key}" could not be read`, error);
    return null;
  }
}

/** Stores the text under the key; null removes it. */
export function writeStored(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch (error) {
    console.warn(`Storage: "${key}" could not be saved`, error);
  }
}
