import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * Reads the committed SDL and the client's operations, writes typed documents to frontend/gql.
 * Scalars travel as JSON: DateTime is an ISO 8601 string, Day is YYYY-MM-DD, Roubles is a number.
 */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  documents: ['frontend/**/*.graphql'],
  generates: {
    'frontend/gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: {
          DateTime: 'string',
          Day: 'string',
          Roubles: 'number',
          JSON: 'unknown',
          FileContent: 'string',
        },
      },
    },
  },
};

export default config;
