import { createLog } from '@backend/logging/create-log';
import type { Config } from '@backend/settings/config';
import { type Prepare, prepareProduction } from './prepare';
import { printLine } from './print-line';
import { serve } from './serve';

/** A message for the operator; with the stack only for unexpected errors. */
function explain(error: unknown, config: Config | null): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Порт ${config?.port} уже занят. Задайте другой: PORT=4001`;
  if (code === 'EACCES') return `Нет прав слушать ${config?.host}:${config?.port}`;
  return error instanceof Error ? error.message : String(error);
}

/** Longer than the maximum stop timeout, shorter than a supervisor's. Milliseconds. */
const STOP_MARGIN_MS = 1500;

/**
 * The process: settings, start, the URL on the console, and a clean stop on SIGTERM or SIGINT with
 * exit code 0. A failed start prints one message and exits with 1.
 */
export async function runUntilStopped(
  settings: () => Config,
  prepare: Prepare = prepareProduction,
): Promise<void> {
  let config: Config | null = null;
  try {
    config = settings();
    const log = createLog(config.logLevel);
    const running = await serve(config, log, prepare);
    printLine(`Сервер готов: ${running.url}`);
    const { shutdownSeconds, shutdownDelaySeconds } = config;
    let stopping = false;
    /** Completes pending requests, then ends the process within the shutdown limit. */
    const stop = async (exitCode: 0 | 1) => {
      if (stopping) return;
      stopping = true;
      // The state of the process is unknown after an unexpected failure.
      const delaySeconds = exitCode === 0 ? shutdownDelaySeconds : 0;
      const limitMs = (delaySeconds + shutdownSeconds) * 1000 + STOP_MARGIN_MS;
      setTimeout(() => process.exit(1), limitMs).unref();
      await running.stop(delaySeconds);
      log.info({ event: 'stopped' }, 'stopped');
      process.exit(exitCode);
    };
    const onSignal = (signal: NodeJS.Signals) => {
      if (!stopping) log.info({ event: 'stop', signal }, 'stopping');
      void stop(0);
    };
    const crash = (err: unknown) => {
      log.fatal({ err }, 'unexpected failure outside any request');
      void stop(1);
    };
    process.on('uncaughtException', crash);
    process.on('unhandledRejection', crash);
    process.on('SIGTERM', onSignal);
    process.on('SIGINT', onSignal);
  } catch (error) {
    process.stderr.write(`${explain(error, config)}\n`);
    process.exit(1);
  }
}
