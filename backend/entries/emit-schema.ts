import { writeFileSync } from 'node:fs';
import { buildSchema } from '@backend/graphql/build-schema';
import { lexicographicSortSchema, printSchema } from 'graphql';

/** Writes the sorted GraphQL schema, so that contract changes show in review. */
const [, , file = 'schema/schema.graphql'] = process.argv;
writeFileSync(file, `${printSchema(lexicographicSortSchema(buildSchema()))}\n`);
