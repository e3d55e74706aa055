interface Vulnerability {
  readonly name: string;
  readonly severity: string;
  /** A text is the name of the package through which the advisory applies. */
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

/**
 * Lines of the result of `npm audit --json`. Exit code 0: no advisories, 1: advisories, 2: no
 * result.
 */
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
