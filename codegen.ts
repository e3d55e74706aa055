import type { CodegenConfig } from '@graphql-codegen/cli';

/** Scalars travel as JSON: DateTime is an ISO 8601 string, Day is YYYY-MM-DD, Roubles is a number. */
const config = {
  useTypeImports: true,
  enumsAsTypes: true,
  enumType: 'string-literal',
  dedupeFragments: true,
  scalars: {
    DateTime: 'string',
    Day: 'string',
    Roubles: 'number',
    JSON: 'unknown',
    FileContent: 'string',
  },
};

/**
 * Reads the committed SDL and the client's operations. Writes enumerations and inputs, the types of each
 * interface to frontend/gql and typed documents beside each file of operations, so that a page fetches few of others'
 * (ADR 11).
 */
const codegen: CodegenConfig = {
  schema: 'schema/schema.graphql',
  documents: ['frontend/**/*.graphql'],
  generates: {
    'frontend/gql/schema-types.ts': {
      plugins: ['typescript-operations'],
      config: { ...config, generateOperationTypes: false },
    },
    'frontend/gql/possible-types.ts': {
      plugins: ['fragment-matcher'],
      config: { useExplicitTyping: false, apolloClientVersion: 3 },
    },
    'frontend/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { ...config, importSchemaTypesFrom: 'frontend/gql/schema-types.ts' },
    },
  },
};

export default codegen;
