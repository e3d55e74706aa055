import { type RequestHandler, type Response, Router } from 'express';
import { logOf } from '../request-log';
import { sharedProbe } from './shared-probe';

/** Below the timeouts of supervisors and load balancers, mostly 5 s. */
const LIMITS = { patienceMs: 3000, freshMs: 1000 } as const;

interface HealthParts {
  readonly isStopping: () => boolean;
  /**
   * Required dependencies of the server, by name. Each probe throws when its dependency is missing.
   */
  readonly needs: Readonly<Record<string, () => Promise<void>>>;
  /** Details for monitoring, beside the status. */
  readonly details: () => Promise<Readonly<Record<string, unknown>>>;
}

/**
 * For monitoring: `live`, the process responds; `ready`, it can serve: all dependencies are
 * available and no stop is in progress.
 */
export function health({ isStopping, needs, details }: HealthParts): Router {
  const probes = Object.entries(needs).map(
    ([name, need]) => [name, sharedProbe(need, LIMITS)] as const,
  );
  const live: RequestHandler = (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  };
  async function failures(response: Response): Promise<string[]> {
    const failed: string[] = [];
    await Promise.all(
      probes.map(async ([name, probe]) => {
        await probe().catch((err: unknown) => {
          failed.push(name);
          logOf(response).warn({ err, need: name }, 'not ready');
        });
      }),
    );
    return failed;
  }
  const ready: RequestHandler = async (_request, response) => {
    response.set('Cache-Control', 'no-store');
    // Without probes, which a busy database delays: a proxy has SHUTDOWN_DELAY_SECONDS to notice.
    const failed = isStopping() ? [] : await failures(response);
    const facts = failed.length > 0 || isStopping() ? {} : await details();
    if (isStopping()) failed.push('stopping');
    if (failed.length > 0) response.status(503).json({ status: 'unavailable', failed });
    else response.json({ status: 'ok', ...facts });
  };
  return Router().get('/live', live).get('/ready', ready);
}
