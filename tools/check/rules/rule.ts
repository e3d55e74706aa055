/** A rule of the code; `reason` is printed when a file breaks it. */
interface Rule {
  name: string;
  reason: string;
  /** The files it applies to. */
  from: RegExp;
  /** Files of `from` it does not apply to. */
  except?: RegExp;
}

export interface ImportRule extends Rule {
  /**
   * Imports it forbids: paths in the checkout, `npm:package`, `node:module`. `$1`… are the groups of
   * `from`.
   */
  forbids: string;
  /** Exceptions to the forbidden imports. */
  allows?: string;
  /** Imports it allows for types only. */
  allowsTypes?: string;
}

export interface CodeRule extends Rule {
  /** Expressions it forbids: `process.env`, `new Date()`, `.getHours` on anything. */
  forbids: RegExp;
}

/** Tests and their fixtures: they may import any folder of their own side. */
export const TEST_ONLY = /\.(test|e2e)\.tsx?$|\/testing\/|^e2e\//;

/** The top folders that are checked; an empty one is a fault of the check itself. */
export const FOLDERS = ['schema', 'backend', 'frontend', 'e2e', 'tools', 'bench'] as const;

export const OURS = `(${FOLDERS.join('|')})/`;
