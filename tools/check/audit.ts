interface Vulnerability {
  readonly name: string;
  readonly severity: string;
  /** A text names the package through which it comes. */
  readonly via: readonly (string | { readonly title: string; readonly url: string })[];
}

interface Audit {
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>;
  readonly message?: string;
}

function parsed(output: string): Audit {
  try {
    return JSON.parse(output) as Audit;
  } catch {
    return {};
  }
}

/** What `npm audit --json` says, a line each. Exit code 0: nothing known, 1: advisories, 2: no answer. */
export function readAudit(output: string): { lines: string[]; exitCode: 0 | 1 | 2 } {
  const { vulnerabilities, message } = parsed(output);
  if (!vulnerabilities) {
    return {
      lines: [`The registry gave no answer: ${message ?? 'npm audit failed'}`],
      exitCode: 2,
    };
  }
  const lines = Object.values(vulnerabilities).flatMap(({ name, severity, via }) =>
    via.flatMap((why) =>
      typeof why === 'string' ? [] : [`${severity}  ${name}: ${why.title} ${why.url}`],
    ),
  );
  if (lines.length > 0) return { lines, exitCode: 1 };
  return { lines: ['No advisories for the packages of production.'], exitCode: 0 };
}
