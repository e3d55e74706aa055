import 'reflect-metadata';
import { guardRootFields } from '@backend/operation/access';
import { demandCommands } from '@backend/operation/mutations';
import { DateTime } from '@backend/operation/scalars';
import { hideFields } from '@backend/operation/visible';
import { createPubSub } from '@graphql-yoga/subscription';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, getMetadataStorage } from 'type-graphql';
import { resolvers } from './resolvers';

let built: GraphQLSchema | undefined;

/** The schema of all resolvers with access checks; stateless, built once per process. */
export function buildSchema(): GraphQLSchema {
  if (built) return built;
  // Decorators of parameters run from the last to the first; arguments are in method order.
  getMetadataStorage().params.sort((one, other) => one.index - other.index);
  const bare = buildSchemaSync({
    resolvers: [...resolvers],
    scalarsMap: [{ type: Date, scalar: DateTime }],
    // Forms are validated by the yup shapes of schema/forms, not by class decorators.
    validate: false,
    // Required by the library; subscriptions read the application's live feed instead.
    pubSub: createPubSub(),
  });
  built = guardRootFields(demandCommands(hideFields(bare)));
  return built;
}
