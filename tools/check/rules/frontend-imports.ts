import { type ImportRule, TEST_ONLY } from './rule.ts';

/** Allowed imports of the client's folders. */
export const FRONTEND_IMPORTS: readonly ImportRule[] = [
  {
    name: 'the client does not import the server',
    reason: 'server and client share only schema',
    from: /^frontend\//,
    forbids: '^backend/',
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
    name: 'the playground is a page of its own',
    reason: 'it is built apart from the client: it may import frontend/shared and schema',
    from: /^frontend\/playground\//,
    forbids: '^frontend/',
    allows: '^frontend/(playground|shared)/',
  },
  {
    name: 'no Node in the browser',
    reason: 'the client is bundled for browsers',
    from: /^frontend\//,
    except: TEST_ONLY,
    forbids: '^node:',
  },
  {
    name: 'the board model is pure',
    reason: 'model is arithmetic: no React, no Konva, of other folders only the answer’s types',
    from: /^frontend\/features\/board\/model\//,
    except: TEST_ONLY,
    forbids: '^(npm|node):|^frontend/features/board/(?!model/)',
    allows:
      '^npm:(date-fns|@date-fns/tz)(/|$)|^frontend/features/board/loading/board.generated.ts$',
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
];
