/**
 * The house's walls (docs/architecture.md): who may import whom, and what may be said where. Each
 * gives its reason, because that is what a person reads when the check fails.
 */

/** A test, or what only tests use: it may look into any room of its own side of the wire. */
export const TEST_ONLY = /\.(test|e2e|bench)\.tsx?$|\/testing\/|^e2e\//;

/** The rooms whose files are read; a room without a file is a fault of the check itself. */
export const ROOMS = ['schema', 'backend', 'frontend', 'e2e', 'tools'] as const;

export interface Wall {
  name: string;
  reason: string;
  /** The files it stands around. */
  from: RegExp;
  /** Files of `from` it does not concern. */
  except?: RegExp;
  /**
   * Imports it stops: paths in the checkout, `npm:package`, `node:module`. `$1`… are the groups that
   * `from` caught.
   */
  stops: string;
  /** Imports it lets through all the same. */
  lets?: string;
  /** Imports it lets through when they take nothing but types. */
  letsTypes?: string;
}

export interface Habit {
  name: string;
  reason: string;
  from: RegExp;
  except?: RegExp;
  /** What may not be said there: `process.env`, `new Date()`, `.getHours` on anything. */
  forbids: RegExp;
}

const OURS = '(schema|backend|frontend|e2e|tools)/';
const LOCAL_TIME =
  /\.(get|set)(Date|Day|Month|FullYear|Hours|Minutes)$|\.to(Locale)?(Date|Time)String$/;

export const WALLS: Wall[] = [
  {
    name: 'the contract stands alone',
    reason: 'schema is signed by both sides, so it imports nobody of ours',
    from: /^schema\//,
    except: TEST_ONLY,
    stops: `^${OURS}`,
    lets: '^schema/',
  },
  {
    name: 'the contract knows no framework',
    reason: 'schema runs in the browser and on the server: only yup and date-fns serve it',
    from: /^schema\//,
    except: TEST_ONLY,
    stops: '^(npm|node):',
    lets: '^npm:(yup|date-fns|@date-fns/tz)(/|$)',
  },
  {
    name: 'rules import rules',
    reason: 'domain takes plain facts and the moment, and may import only domain and schema',
    from: /^backend\/domain\//,
    except: TEST_ONLY,
    stops: `^${OURS}`,
    lets: '^(backend/domain|schema)/',
  },
  {
    name: 'rules know no framework',
    reason: 'domain knows nothing of database, GraphQL, HTTP or files',
    from: /^backend\/domain\//,
    except: TEST_ONLY,
    stops: '^(npm|node):',
    lets: '^npm:(date-fns|@date-fns/tz)(/|$)',
  },
  {
    name: 'the store looks down only',
    reason: 'store keeps facts: it may import only store, domain and schema',
    from: /^backend\/store\//,
    except: TEST_ONLY,
    stops: `^${OURS}`,
    lets: '^(backend/(store|domain)|schema)/',
  },
  {
    name: 'the server does not know the screens',
    reason: 'server and screens meet only in schema',
    from: /^backend\//,
    stops: '^frontend/',
  },
  {
    name: 'the screens do not know the server',
    reason: 'server and screens meet only in schema',
    from: /^frontend\//,
    stops: '^backend/',
  },
  {
    name: 'a server feature is a closed room',
    reason: 'features never import one another: share in domain or store, compose above',
    from: /^backend\/features\/([^/]+)\//,
    stops: '^backend/features/(?!$1/)',
  },
  {
    name: 'server features look down only',
    reason:
      'a feature may import store, auth, changes, domain, schema, and from graphql only the words of a resolver: context, permit, scalars, types',
    from: /^backend\/features\//,
    except: TEST_ONLY,
    stops: '^backend/',
    lets: '^backend/(features|store|auth|changes|uploads|domain)/|^backend/graphql/(context|permit|scalars)\\.ts$|^backend/graphql/types/',
    letsTypes: '^backend/config\\.ts$',
  },
  {
    name: 'the words of GraphQL know no feature',
    reason: 'context, permit, scalars and shared types lie under the features',
    from: /^backend\/graphql\/(context|permit|scalars|types\/.*)\.ts$/,
    stops: '^backend/(features|rest|http|demo)/|^backend/(app|main)\\.ts$',
  },
  {
    name: 'auth and changes lie under the features',
    reason: 'they serve every feature, so they may not know one, nor a door',
    from: /^backend\/(auth|changes|uploads)\//,
    except: TEST_ONLY,
    stops: '^backend/(features|rest|http|graphql|demo)/|^backend/(app|main)\\.ts$',
    letsTypes: '^backend/',
  },
  {
    name: 'REST is a table over GraphQL',
    reason:
      'a row runs a GraphQL operation and adds no power: no feature, no store behind its back',
    from: /^backend\/rest\//,
    except: TEST_ONLY,
    stops: '^backend/(features|store|auth|demo)/|^npm:@mikro-orm/',
    letsTypes: '^backend/',
  },
  {
    name: 'the product does not know its demo',
    reason: 'demo data is filled by its own entry, the product must run without it',
    from: /^backend\/(?!demo)/,
    except: TEST_ONLY,
    stops: '^backend/demo[/.]',
  },
  {
    name: 'only the store speaks to the database',
    reason: 'backend/store is the one room that imports the ORM or a driver',
    from: /^(backend|schema|frontend)\//,
    except: /^backend\/store\//,
    stops: '^npm:(@mikro-orm/|better-sqlite3|kysely|pg)(/|$)?|^node:sqlite$',
  },
  {
    name: 'type-graphql stays at its door',
    reason: 'only *.types.ts, *.resolver.ts and backend/graphql import type-graphql',
    from: /^(backend|schema|frontend)\//,
    except: /^backend\/graphql\/|\.(types|resolver)\.ts$/,
    stops: '^npm:(type-graphql|graphql-scalars)(/|$)',
  },
  {
    name: 'features know no HTTP',
    reason: 'a feature answers and refuses, its doors speak HTTP',
    from: /^backend\/features\//,
    except: TEST_ONLY,
    stops: '^npm:(express|@apollo/server|ws|graphql-ws)(/|$)|^node:https?$',
  },
  {
    name: 'foreign files are handled in one room',
    reason:
      'receiving, decoding, cleaning and keeping uploaded files is the affair of backend/uploads',
    from: /^(schema|backend|frontend)\//,
    except: /^backend\/uploads\/|\.test\.tsx?$|\/testing\//,
    stops: '^npm:(multer|sharp|jsdom|dompurify|flydrive|@aws-sdk/[^/]+)(/|$)',
  },
  {
    name: 'a screen feature is a closed room',
    reason: 'features never import one another: compose in frontend/app, share in frontend/shared',
    from: /^frontend\/features\/([^/]+)\//,
    stops: '^frontend/features/(?!$1/)',
  },
  {
    name: 'screen features look down only',
    reason: 'a feature may import its own files, frontend/shared, frontend/gql and schema',
    from: /^frontend\/features\//,
    except: TEST_ONLY,
    stops: '^frontend/',
    lets: '^frontend/(features|shared|gql)/',
  },
  {
    name: 'shared looks down only',
    reason: 'shared serves every feature, so it may not know one, nor the app',
    from: /^frontend\/shared\//,
    except: TEST_ONLY,
    stops: '^frontend/',
    lets: '^frontend/(shared|gql)/',
  },
  {
    name: 'no Node in the browser',
    reason: 'the client is bundled for browsers',
    from: /^frontend\//,
    except: TEST_ONLY,
    stops: '^node:',
  },
  {
    name: 'only render knows Konva',
    reason: 'the drawing library stays behind frontend/features/board/render',
    from: /^(frontend|schema|backend)\//,
    except: /^frontend\/features\/board\/render\//,
    stops: '^npm:(konva|react-konva)(/|$)',
  },
  {
    name: 'the board model is pure',
    reason: 'model is arithmetic: no React, no Konva, no other room of the board',
    from: /^frontend\/features\/board\/model\//,
    except: TEST_ONLY,
    stops: '^(npm|node):|^frontend/features/board/(?!model/)',
    lets: '^npm:(date-fns|@date-fns/tz)(/|$)',
  },
  {
    name: 'gestures look at the model only',
    reason: 'a gesture is a named state over the model: no React, no Konva, no drawing',
    from: /^frontend\/features\/board\/gestures\//,
    except: TEST_ONLY,
    stops: '^(npm|node):|^frontend/features/board/(?!model/|gestures/)',
  },
  {
    name: 'the board engine draws nothing',
    reason: 'the engine is the board outside of React: it may import only model and gestures',
    from: /^frontend\/features\/board\/engine\//,
    except: TEST_ONLY,
    stops: '^(npm|node):|^frontend/features/board/(?!model/|gestures/|engine/)',
  },
  {
    name: 'render looks at the model only',
    reason: 'render draws what the model says and decides nothing',
    from: /^frontend\/features\/board\/render\//,
    except: TEST_ONLY,
    stops: '^frontend/features/board/(?!model/|render/)|^npm:@apollo/',
  },
  {
    name: 'tests are imported by nobody',
    reason:
      'a test is read by the runner only; what several tests share stands in a testing folder',
    from: /^/,
    stops: '\\.(test|e2e)\\.tsx?$',
  },
  {
    name: 'what only tests use stays with tests',
    reason: 'testing folders and test libraries never reach the product',
    from: /^(schema|backend|frontend)\//,
    except: TEST_ONLY,
    stops: '/testing/|^npm:(vitest|fast-check|playwright-core)(/|$)',
  },
  {
    name: 'the product does not know its tools',
    reason: 'tools and e2e look at the product, never the other way round',
    from: /^(schema|backend|frontend)\//,
    stops: '^(tools|e2e)/',
  },
];

export const HABITS: Habit[] = [
  {
    name: 'the moment is an argument',
    reason: 'a rule that asks the clock cannot be tested: take the moment as an argument',
    from: /^(schema|backend\/domain|frontend\/features\/board\/(model|gestures\/machine))/,
    except: TEST_ONLY,
    forbids: /^(new Date\(\)|Date\.now|performance\.now)$/,
  },
  {
    name: 'settings are read in one place',
    reason: 'process.env is read by backend/config.ts; an entry hands it over, nobody else looks',
    from: /^(schema|backend|frontend)\//,
    except: /^backend\/(config|main|demo|migrate|emit-schema)\.ts$|\.test\.tsx?$|\/testing\//,
    forbids: /^process\.env$/,
  },
  {
    name: 'days belong to the company',
    reason:
      'an instant becomes a day only in schema/values/calendar.ts: these read the zone of the device',
    from: /^(schema|backend|frontend)\//,
    except: /^schema\/values\/calendar\.ts$|\.test\.tsx?$|\/testing\//,
    forbids: LOCAL_TIME,
  },
  {
    name: 'no Russian text in code of screens and commands',
    reason: 'a text stands in schema/messages or schema/texts; descriptions of the API may speak',
    from: /^(frontend\/(app|shared|features)|backend\/(features|domain|graphql|rest|auth))\//,
    except: /\.(test|types|resolver)\.tsx?$|\/testing\/|^backend\/rest\/openapi\//,
    forbids: /^a Russian text$/,
  },
];
