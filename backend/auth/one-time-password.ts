import { randomBytes } from 'node:crypto';

/** 16 random bytes: infeasible to guess, short enough to type once. */
export const oneTimePassword = (): string => randomBytes(16).toString('base64url');
