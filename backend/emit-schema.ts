import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchema } from './graphql/build-schema';

/** Writes the API as text, sorted, so that a change of the contract shows in review. */
const [, , file = 'schema/schema.graphql'] = process.argv;
writeFileSync(file, `${printSchema(lexicographicSortSchema(buildSchema()))}\n`);
