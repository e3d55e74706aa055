/**
 * The rules of the code: which folder may import which, and which expressions a folder may not use. Each
 * has a reason, which is printed when the check fails.
 */

/** Tests and their fixtures: they may import any folder of their own side. */
const TEST_ONLY = /\.(test|e2e|bench)\.tsx?$|\/testing\/|^e2e\//;

/** The top folders that are read; one without a file is a fault of the check itself. */
export const FOLDERS = ['schema', 'backend', 'frontend', 'e2e', 'tools'] as const;

export interface ImportRule {
  name: string;
  reason: string;
  /** The files it applies to. */
  from: RegExp;
  /** Files of `from` it does not apply to. */
  except?: RegExp;
  /**
   * Imports it forbids: paths in the checkout, `npm:package`, `node:module`. `$1`… are the groups of
   * `from`.
   */
  forbids: string;
  /** Imports it allows all the same. */
  allows?: string;
  /** Imports it allows when they import types only. */
  allowsTypes?: string;
}

export interface CodeRule {
  name: string;
  reason: string;
  from: RegExp;
  except?: RegExp;
  /** Expressions it forbids: `process.env`, `new Date()`, `.getHours` on anything. */
  forbids: RegExp;
}

const OURS = '(schema|backend|frontend|e2e|tools)/';
const LOCAL_TIME =
  /\.(get|set)(Date|Day|Month|FullYear|Hours|Minutes)$|\.to(Locale)?(Date|Time)String$/;

export const IMPORT_RULES: ImportRule[] = [
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
    reason: 'schema runs in the browser and on the server: it may import yup and date-fns only',
    from: /^schema\//,
    except: TEST_ONLY,
    forbids: '^(npm|node):',
    allows: '^npm:(yup|date-fns|@date-fns/tz)(/|$)',
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
    name: 'rules import rules',
    reason: 'domain takes plain facts and the moment, and may import only domain and schema',
    from: /^backend\/domain\//,
    except: TEST_ONLY,
    forbids: `^${OURS}`,
    allows: '^(backend/domain|schema)/',
  },
  {
    name: 'rules know no framework',
    reason: 'domain knows nothing of database, GraphQL, HTTP or files',
    from: /^backend\/domain\//,
    except: TEST_ONLY,
    forbids: '^(npm|node):',
    allows: '^npm:(date-fns|@date-fns/tz)(/|$)',
  },
  {
    name: 'the store imports rules and schema only',
    reason: 'store reads and writes rows: it may import only store, domain and schema',
    from: /^backend\/store\//,
    except: TEST_ONLY,
    forbids: `^${OURS}`,
    allows: '^(backend/(store|domain)|schema)/',
  },
  {
    name: 'the server does not import the client',
    reason: 'server and client share only schema',
    from: /^backend\//,
    forbids: '^frontend/',
  },
  {
    name: 'the client does not import the server',
    reason: 'server and client share only schema',
    from: /^frontend\//,
    forbids: '^backend/',
  },
  {
    name: 'server features do not import each other',
    reason: 'share in domain or store, compose in app',
    from: /^backend\/features\/([^/]+)\//,
    forbids: '^backend/features/(?!$1/)',
  },
  {
    name: 'server features import lower layers only',
    reason:
      'a feature may import operation, rentals, backup, samples, store, auth, bounds, changes, uploads, jobs, domain and schema',
    from: /^backend\/features\//,
    except: TEST_ONLY,
    forbids: '^backend/',
    allows:
      '^backend/(features|operation|rentals|backup|samples|store|auth|bounds|changes|uploads|jobs|domain)/',
    allowsTypes: '^backend/settings/config\\.ts$',
  },
  {
    name: 'shared commands import lower layers only',
    reason:
      'rentals are commands that features share: below the features, over operation and store',
    from: /^backend\/rentals\//,
    except: TEST_ONLY,
    forbids: '^backend/',
    allows: '^backend/(rentals|operation|store|domain)/',
  },
  {
    name: 'the parts of a resolver import no feature',
    reason: 'context, permit, form, scalars and shared types are below the features and the doors',
    from: /^backend\/operation\//,
    except: TEST_ONLY,
    forbids: '^backend/',
    allows: '^backend/(operation|backup|auth|bounds|changes|jobs|uploads|store|domain)/',
    allowsTypes: '^backend/settings/config\\.ts$',
  },
  {
    name: 'auth, bounds, changes, jobs and uploads are below the features',
    reason: 'every feature uses them: they may import only each other, store, domain and schema',
    from: /^backend\/(auth|bounds|changes|jobs|logging|uploads)\//,
    except: TEST_ONLY,
    forbids: '^backend/',
    allows: '^backend/(auth|bounds|changes|jobs|logging|uploads|store|domain)/',
    allowsTypes: '^backend/settings/config\\.ts$',
  },
  {
    name: 'samples import lower layers only',
    reason: 'samples are rows made up for a company: over the store and the rules',
    from: /^backend\/samples\//,
    except: TEST_ONLY,
    forbids: '^backend/',
    allows: '^backend/(samples|store|domain)/',
  },
  {
    name: 'copies import lower layers only',
    reason: 'backups are made without a server: over the store and the stored files',
    from: /^backend\/backup\//,
    except: TEST_ONLY,
    forbids: '^backend/',
    allows: '^backend/(backup|store|uploads|domain)/',
  },
  {
    name: 'the doctor imports lower layers only',
    reason: 'an installation is examined without a server: over the store, files and copies',
    from: /^backend\/doctor\//,
    except: TEST_ONLY,
    forbids: '^backend/',
    allows: '^backend/(doctor|backup|store|uploads|domain)/',
    allowsTypes: '^backend/settings/config\\.ts$',
  },
  {
    name: 'failures are below the doors',
    reason: 'GraphQL, REST, HTTP and the live connection answer a refusal by the same code',
    from: /^backend\/failures\//,
    except: TEST_ONLY,
    forbids: '^backend/',
    allows: '^backend/(failures|operation|store|domain)/',
  },
  {
    name: 'metrics know no operation',
    reason: 'metrics count requests of every kind: they may import neither features nor a door',
    from: /^backend\/metrics\//,
    except: TEST_ONLY,
    forbids: '^backend/(features|rentals|graphql|rest|live|demo)/',
  },
  {
    name: 'HTTP knows no operation',
    reason: 'http carries requests of every kind: it may import neither features nor another door',
    from: /^backend\/http\//,
    except: TEST_ONLY,
    forbids: '^backend/(features|rentals|operation|graphql|rest|live|demo)/',
  },
  {
    name: 'GraphQL imports no other door',
    reason: 'rest and live run GraphQL operations, so graphql may import neither',
    from: /^backend\/graphql\//,
    except: TEST_ONLY,
    forbids: '^backend/(http|rest|live|demo)/',
  },
  {
    name: 'the live connection runs GraphQL operations',
    reason: 'a subscription is a GraphQL operation: live may import neither a feature nor REST',
    from: /^backend\/live\//,
    except: TEST_ONLY,
    forbids: '^backend/(features|rentals|rest|demo)/',
  },
  {
    name: 'long reads import no other door',
    reason: 'rest runs its rows by long-reads, so it may import neither rest, http nor a feature',
    from: /^backend\/long-reads\//,
    except: TEST_ONLY,
    forbids: '^backend/(features|rentals|http|rest|live|demo)/',
  },
  {
    name: 'only entries import entries',
    reason:
      'backend/server composes the server, backend/entries start it, the entries read the settings: no other folder may import them',
    from: /^backend\/(?!(features|entries|server|settings)\/)[^/]+\//,
    except: TEST_ONLY,
    forbids: '^backend/(entries|server|settings)/',
    allowsTypes: '^backend/settings/config\\.ts$',
  },
  {
    name: 'REST is a table over GraphQL',
    reason: 'a row runs a GraphQL operation: it may import neither a feature nor the store',
    from: /^backend\/rest\//,
    except: TEST_ONLY,
    forbids: '^backend/(features|rentals|store|auth|live|demo)/|^npm:@mikro-orm/',
    allowsTypes: '^backend/',
  },
  {
    name: 'the product does not import its demo',
    reason: 'demo data is filled by its own entry, the product must run without it',
    from: /^backend\/(?!demo\/|entries\/demo\.ts$)/,
    except: TEST_ONLY,
    forbids: '^backend/(demo/|entries/demo\\.ts$)',
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
    name: 'features know no HTTP',
    reason:
      'a feature returns data or throws a refusal; backend/http and backend/rest turn it into HTTP',
    from: /^backend\/features\//,
    except: TEST_ONLY,
    forbids: '^npm:(express|@apollo/server|ws|graphql-ws)(/|$)|^node:https?$',
  },
  {
    name: 'uploaded files are handled in one folder',
    reason: 'uploaded files are received, decoded, cleaned and stored by backend/uploads',
    from: /^(schema|backend|frontend)\//,
    except: /^backend\/(uploads|backup)\/|\.test\.tsx?$|\/testing\//,
    forbids:
      '^npm:(multer|sharp|jsdom|dompurify|flydrive|@aws-sdk/[^/]+|yauzl|fflate|saxes|csv-parse|read-excel-file)(/|$)',
  },
  {
    name: 'client features do not import each other',
    reason: 'compose in frontend/app, share in frontend/shared',
    from: /^frontend\/features\/([^/]+)\//,
    forbids: '^frontend/features/(?!$1/)',
  },
  {
    name: 'client features import lower layers only',
    reason: 'a feature may import its own files, frontend/shared, frontend/gql and schema',
    from: /^frontend\/features\//,
    except: TEST_ONLY,
    forbids: '^frontend/',
    allows: '^frontend/(features|shared|gql)/',
  },
  {
    name: 'shared imports no feature',
    reason: 'every feature uses shared, so it may import neither a feature nor the app',
    from: /^frontend\/shared\//,
    except: TEST_ONLY,
    forbids: '^frontend/',
    allows: '^frontend/(shared|gql)/',
  },
  {
    name: 'no Node in the browser',
    reason: 'the client is bundled for browsers',
    from: /^frontend\//,
    except: TEST_ONLY,
    forbids: '^node:',
  },
  {
    name: 'only render imports Konva',
    reason: 'Konva is imported in frontend/features/board/render only',
    from: /^(frontend|schema|backend)\//,
    except: /^frontend\/features\/board\/render\//,
    forbids: '^npm:(konva|react-konva)(/|$)',
  },
  {
    name: 'the board model is pure',
    reason: 'model is arithmetic: no React, no Konva, no other folder of the board',
    from: /^frontend\/features\/board\/model\//,
    except: TEST_ONLY,
    forbids: '^(npm|node):|^frontend/features/board/(?!model/)',
    allows: '^npm:(date-fns|@date-fns/tz)(/|$)',
  },
  {
    name: 'the board model imports downwards',
    reason: 'rows lie under view and look, these under drag, and scene over all of them',
    from: /^frontend\/features\/board\/model\/(rows|view|look)\//,
    except: TEST_ONLY,
    forbids: '^frontend/features/board/model/(?!rows/|$1/)',
  },
  {
    name: 'gestures import the model only',
    reason: 'gestures are a state machine over the model: no React, no Konva, no drawing',
    from: /^frontend\/features\/board\/gestures\//,
    except: TEST_ONLY,
    forbids: '^(npm|node):|^frontend/features/board/(?!model/|gestures/)',
  },
  {
    name: 'the board engine draws nothing',
    reason: 'the engine runs the board outside of React: it may import only model and gestures',
    from: /^frontend\/features\/board\/engine\//,
    except: TEST_ONLY,
    forbids: '^(npm|node):|^frontend/features/board/(?!model/|gestures/|engine/)',
  },
  {
    name: 'the drag code imports engine and painters only',
    reason: 'dragging loads after the first paint and knows neither loader nor page',
    from: /^frontend\/features\/board\/drag\//,
    except: TEST_ONLY,
    forbids: '^frontend/features/board/(?!model/|gestures/|engine/|render/|drag/)|^npm:react',
  },
  {
    name: 'render imports the model only',
    reason: 'render draws the model and decides nothing',
    from: /^frontend\/features\/board\/render\//,
    except: TEST_ONLY,
    forbids: '^frontend/features/board/(?!model/|render/)|^npm:@apollo/',
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
    reason: 'tools and e2e import the product, not the other way round',
    from: /^(schema|backend|frontend)\//,
    forbids: '^(tools|e2e)/',
  },
];

export const CODE_RULES: CodeRule[] = [
  {
    name: 'the moment is an argument',
    reason: 'a rule that reads the clock cannot be tested: pass the moment as an argument',
    from: /^(schema|backend\/domain|frontend\/features\/board\/(model|gestures\/machine))/,
    except: TEST_ONLY,
    forbids: /^(new Date\(\)|Date\.now|performance\.now)$/,
  },
  {
    name: 'settings are read in one place',
    reason: 'process.env is read by backend/settings/config.ts and passed in by the entries',
    from: /^(schema|backend|frontend)\//,
    except: /^backend\/(settings\/config\.ts|entries\/.*)$|\.test\.tsx?$|\/testing\//,
    forbids: /^process\.env$/,
  },
  {
    name: 'days belong to the company',
    reason:
      'schema/values/time/calendar.ts turns an instant into a day: these methods use the zone of the device',
    from: /^(schema|backend|frontend)\//,
    except: /^schema\/values\/time\/calendar\.ts$|\.test\.tsx?$|\/testing\//,
    forbids: LOCAL_TIME,
  },
  {
    name: 'no Russian text in components and commands',
    reason:
      'texts belong in schema/messages or schema/texts; descriptions in the API may be Russian',
    from: /^(frontend\/(app|shared|features)|backend\/(features|domain|operation|graphql|live|rest|auth))\//,
    except: /\.(test|types|resolver)\.tsx?$|\/testing\/|^backend\/rest\/openapi\//,
    forbids: /^a Russian text$/,
  },
];
