/** Copies through a hidden text area: works on plain HTTP, where the Clipboard API is missing. */
function copyBySelection(text: string): boolean {
  const box = document.createElement('textarea');
  const focused = document.activeElement;
  box.value = text;
  box.readOnly = true;
  box.style.cssText = 'position:fixed;top:0;opacity:0';
  // Inside an open dialog, which traps the focus.
  (focused?.closest('[role="dialog"], dialog') ?? document.body).append(box);
  box.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    box.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

/** Copies the text; false when the user has to copy it manually (requirements.md, T11). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
