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

/** Whose turn it is. */
export const turnKeyOf = ({ user, ip }: Pick<OpenContext, 'user' | 'ip'>): string =>
  user ? `user ${user.id}` : `address ${addressKey(ip)}`;

/** Sends what a thread has read. */
type Send = () => Promise<void>;

interface Parts {
  readonly schema: GraphQLSchema;
  readonly bounds: Pick<Bounds, 'heavy'>;
  /** Runs the request in a thread and returns how to send its answer; null: it is answered here. */
  readonly runApart: (request: Request, response: Response, points: number) => Promise<Send | null>;
}

const namesIn = ({ document, operationName }: Requested): string[] =>
  rootNames(document, operationName).map(({ name }) => name);

/** Until the operation of the request has ended, or nobody waits for it. */
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

/** Refuses a document that costs too much, and lets a heavy one wait for the turn of its user. */
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
      // The deadline has answered, or the client has left.
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
