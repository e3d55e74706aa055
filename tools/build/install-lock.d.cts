export function withInstallLock<T>(
  root: string,
  job: () => Promise<T>,
  onWait: () => void,
): Promise<T>;
