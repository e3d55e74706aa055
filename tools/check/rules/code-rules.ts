import { type CodeRule, TEST_ONLY } from './rule.ts';

const LOCAL_TIME =
  /\.(get|set)(Date|Day|Month|FullYear|Hours|Minutes)$|\.to(Locale)?(Date|Time)String$/;

/** Expressions that a folder may not use. */
export const CODE_RULES: readonly CodeRule[] = [
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
    name: 'a day in words has its year',
    reason: 'formatDay writes DD.MM.YYYY; DD.MM is for the canvas of the board and axes of charts',
    from: /^(schema|frontend)\//,
    except:
      /^frontend\/features\/(board\/(drag|render)\/|analytics\/fleet\/charts\/)|^schema\/values\/time\/calendar\.ts$|\.test\.tsx?$|\/testing\//,
    forbids: /^(formatDay\(\)\.(slice|substring)|shortDay\(\))$/,
  },
  {
    name: 'the focus moves with its change',
    reason:
      'by then the user may type in another field: flushSync and focus(), or shared/lib/overlays/focus-return.ts',
    from: /^frontend\/(app|features)\//,
    except: /^frontend\/features\/board\/|\.test\.tsx?$|\/testing\//,
    forbids: /^requestAnimationFrame\(\)$/,
  },
  {
    name: 'no Russian text in components and commands',
    reason:
      'texts belong in schema/messages or schema/texts; descriptions in the API may be Russian',
    from: /^(frontend\/(app|shared|features|playground)|backend\/(features|domain|operation|graphql|live|rest|auth))\//,
    except: /\.(test|types|resolver)\.tsx?$|\/testing\/|^backend\/rest\/openapi\//,
    forbids: /^a Russian text$/,
  },
  {
    name: 'requests name their user',
    reason:
      'sendRequest of frontend/shared/data/requests, or sendForm, names the user of the page (docs/safety.md, 21)',
    from: /^frontend\//,
    except:
      /^frontend\/(shared\/data\/requests\/request\.ts|shared\/data\/commands\/upload-file\.ts|shared\/lib\/device\/fetch-failure\.ts|service-worker\/.*)$|\.test\.tsx?$|\/testing\//,
    forbids:
      /^(fetch\(\)|(window|self|globalThis)\.fetch|new XMLHttpRequest\(\)|navigator\.sendBeacon)$/,
  },
  {
    name: 'a list of a page is read at once',
    reason:
      'the page changes between two questions: evaluateAll, allInnerTexts or boxesOf of e2e/support/boxes.ts',
    from: /^e2e\//,
    forbids: /^(?!Promise\.|[A-Z_]+_TEXTS\.).*\.all$/,
  },
];
