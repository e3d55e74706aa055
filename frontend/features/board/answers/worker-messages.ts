import type { GraphqlRequest } from '@frontend/shared/data/requests/fetch-graphql';
import type { BoardAnswer } from '../model/rows/board-answer';

export type RequestMessage =
  | { readonly id: number; readonly request: Omit<GraphqlRequest, 'signal'> }
  | { readonly id: number; readonly isCancelled: true };

/** An answer, its rows as pieces of JSON, each an array of rows; or the reason of a failure. */
export type AnswerMessage =
  | {
      readonly id: number;
      readonly answer: Omit<BoardAnswer, 'rows'>;
      readonly pieces: readonly Uint8Array<ArrayBuffer>[];
    }
  | {
      readonly id: number;
      readonly message: string;
      /** Refusal of the server; null: no answer was received. */
      readonly refused: { readonly errors: readonly unknown[]; readonly statusCode: number } | null;
    };
