import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchema } from './graphql/build-schema';

/** Writes the sorted GraphQL schema, so that contract changes show in review. */
const [, , file = 'schema/schema.graphql'] = process.argv;
writeFileSync(file, `${printSchema(lexicographicSortSchema(buildSchema()))}\n`);
