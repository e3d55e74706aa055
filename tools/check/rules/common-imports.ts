import { type ImportRule, OURS, TEST_ONLY } from './rule.ts';

/** Allowed imports of the contract and both sides. */
export const COMMON_IMPORTS: readonly ImportRule[] = [
  {
    name: 'the contract imports nothing of ours',
    reason: 'schema is shared by server and client, so it imports neither',
    from: /^schema\//,
    except: TEST_ONLY,
    forbids: `^${OURS}`,
    allows: '^schema/',
  },
  {
    name: 'the contract knows no framework',
    reason:
      'schema runs in the browser and on the server: it may import yup, date-fns and rubles only',
    from: /^schema\//,
    except: TEST_ONLY,
    forbids: '^(npm|node):',
    allows: '^npm:(yup|date-fns|@date-fns/tz|rubles)(/|$)',
  },
  {
    name: 'fields are below forms, texts and sheets',
    reason: 'forms, texts, export and import read the catalogues of fields',
    from: /^schema\/fields\//,
    except: TEST_ONLY,
    forbids: '^schema/',
    allows: '^schema/(fields/|values/|constants[./])',
  },
  {
    name: 'only the store imports the ORM',
    reason: 'the ORM and the drivers are imported in backend/store only',
    from: /^(backend|schema|frontend)\//,
    except: /^backend\/store\//,
    forbids: '^npm:(@mikro-orm/|better-sqlite3|kysely|pg)(/|$)?|^node:sqlite$',
  },
  {
    name: 'type-graphql is imported by types and resolvers only',
    reason:
      'only *.types.ts, *.resolver.ts, backend/graphql and backend/operation import type-graphql',
    from: /^(backend|schema|frontend)\//,
    except: /^backend\/(graphql|operation)\/|\.(types|resolver)\.ts$/,
    forbids: '^npm:(type-graphql|graphql-scalars)(/|$)',
  },
  {
    name: 'uploaded files are handled in one folder',
    reason:
      'uploaded files are received, decoded, cleaned and stored by backend/uploads, templates read by backend/papers',
    from: /^(schema|backend|frontend)\//,
    except: /^backend\/(uploads|backup|papers)\/|\.test\.tsx?$|\/testing\//,
    forbids:
      '^npm:(multer|sharp|jsdom|dompurify|flydrive|@aws-sdk/[^/]+|yauzl|fflate|saxes|csv-parse|read-excel-file)(/|$)',
  },
  {
    name: 'only render imports Konva',
    reason: 'Konva is imported in frontend/features/board/render only',
    from: /^(frontend|schema|backend)\//,
    except: /^frontend\/features\/board\/render\//,
    forbids: '^npm:(konva|react-konva)(/|$)',
  },
  {
    name: 'tests are not imported',
    reason: 'fixtures shared by several tests belong in a testing folder',
    from: /^/,
    forbids: '\\.(test|e2e)\\.tsx?$',
  },
  {
    name: 'the product imports no test code',
    reason: 'testing folders and test libraries are for tests',
    from: /^(schema|backend|frontend)\//,
    except: TEST_ONLY,
    forbids: '/testing/|^npm:(vitest|fast-check|playwright-core)(/|$)',
  },
  {
    name: 'the product does not import its tools',
    reason: 'tools, e2e and bench import the product, not the other way round',
    from: /^(schema|backend|frontend)\//,
    forbids: '^(tools|e2e|bench)/',
  },
  {
    name: 'nothing imports a benchmark',
    reason: 'bench imports tools and e2e, and its packages are installed by benchmarks alone',
    from: /^(tools|e2e)\//,
    forbids: '^bench/',
  },
];
