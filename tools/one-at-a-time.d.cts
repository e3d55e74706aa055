export function takeLock(root: string, name: string, onWait: () => void): () => void;
