import { addressKey } from '@backend/bounds/address-key';
import type { Bounds } from '@backend/bounds/bounds';
import { sendRefused } from '@backend/graphql/answers';
import { documentPoints, refusalOfPoints } from '@backend/graphql/document-price';
import { type Requested, requestedOf } from '@backend/graphql/requested';
import { rootNames } from '@backend/graphql/root-names';
import { HEAVY_POINTS } from '@backend/operation/price';
import type { OpenContext } from '@backend/operation/request-context';
import type { Request, RequestHandler, Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import { refusalOfMixture } from './long-queries';

/** Key of the queue: user or address. */
export const turnKeyOf = ({ user, ip }: Pick<OpenContext, 'user' | 'ip'>): string =>
  user ? `user ${user.id}` : `address ${addressKey(ip)}`;

/** Sends the answer of a thread. */
type Send = () => Promise<void>;

interface Parts {
  readonly schema: GraphQLSchema;
  readonly bounds: Pick<Bounds, 'heavy'>;
  /**
   * Runs the request in a thread and returns a function that sends its answer; null: the main
   * thread answers.
   */
  readonly runApart: (request: Request, response: Response, points: number) => Promise<Send | null>;
}

const namesIn = ({ document, operationName }: Requested): string[] =>
  rootNames(document, operationName).map(({ name }) => name);

/** Aborted when the operation has ended or the client stopped waiting. */
function settled(response: Response): Promise<void> {
  const context: OpenContext = response.locals.context;
  return new Promise((resolve) => {
    response.once('close', resolve);
    response.locals.context = {
      ...context,
      settle() {
        context.settle();
        resolve();
      },
    } satisfies OpenContext;
  });
}

/** Refuses a document that costs too much, and queues a heavy one in the user's queue. */
export function heavyDocuments({ schema, bounds, runApart }: Parts): RequestHandler {
  return async (request, response, next) => {
    const context: OpenContext = response.locals.context;
    const requested = requestedOf(request);
    const points = requested ? documentPoints(schema, requested) : 0;
    const refusal = refusalOfPoints(points) ?? (requested && refusalOfMixture(namesIn(requested)));
    if (refusal) return sendRefused(request, response, { refusal, context });
    if (points < HEAVY_POINTS) return next();
    const job = async () => {
      const send = await runApart(request, response, points);
      // The deadline has responded, or the client has disconnected.
      if (send || response.destroyed || response.headersSent) return send;
      const ended = settled(response);
      next();
      await ended;
      return null;
    };
    const send = await bounds.heavy.run(turnKeyOf(context), job, context.signal);
    await send?.();
  };
}
