/** Opens the share dialog of the device; false when it failed, true also when the user closed it. */
export async function shareContent(content: ShareData): Promise<boolean> {
  try {
    await navigator.share(content);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Whether the device has a share dialog; absent on plain HTTP and in some browsers. */
export const canShare = (): boolean => typeof navigator.share === 'function';
