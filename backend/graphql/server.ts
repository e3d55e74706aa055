import type { Server } from 'node:http';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import type { Bounds } from '@backend/bounds/bounds';
import type { OpenContext } from '@backend/operation/request-context';
import type { Config } from '@backend/settings/config';
import { MESSAGES } from '@schema/messages';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { answers } from './answers';
import { compiledReads } from './compiled';
import { CompiledQueryCache } from './compiled-query-cache';
import { LIMITS, limitRules } from './limits';

/**
 * Formats errors without a request context: an invalid GraphQL body, an unsupported media type. All
 * others are formatted by `answers`.
 */
function plainError(error: GraphQLFormattedError): GraphQLFormattedError {
  const internal = error.extensions?.code === 'INTERNAL_SERVER_ERROR';
  if (internal) return { message: MESSAGES.generic.internal, extensions: { code: 'INTERNAL' } };
  const message = `${MESSAGES.generic.malformed}: ${error.message}`;
  return { message, extensions: { code: 'BAD_REQUEST' } };
}

/**
 * Apollo on the shared HTTP server: with limits, without caches, landing page or external calls.
 */
export async function startApollo(options: {
  schema: GraphQLSchema;
  server: Server;
  config: Config;
  log: Logger;
  bounds: Bounds;
}): Promise<ApolloServer<OpenContext>> {
  const { schema, server, config, log, bounds } = options;
  const apollo = new ApolloServer<OpenContext>({
    schema,
    introspection: config.introspection,
    validationRules: [...limitRules],
    parseOptions: { maxTokens: LIMITS.tokens, noLocation: false },
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    stopOnTerminationSignals: false,
    formatError: plainError,
    logger: log,
    plugins: [
      answers,
      compiledReads(schema, new CompiledQueryCache(bounds.compiledForUser)),
      {
        async unexpectedErrorProcessingRequest({ error }) {
          log.error({ err: error }, 'unexpected failure in the GraphQL server');
        },
      },
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginDrainHttpServer({
        httpServer: server,
        stopGracePeriodMillis: config.shutdownSeconds * 1000,
      }),
    ],
  });
  await apollo.start();
  return apollo;
}
