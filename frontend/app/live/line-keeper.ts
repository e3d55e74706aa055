import type { ChangesSubscription } from '@frontend/gql/graphql';
import { isLineLive, type LinePhase, type LiveLineState } from '@frontend/shared/data/live-line';

export type Notice = ChangesSubscription['changes'];

/** One connection to the server, from its opening to its end. */
export interface Wire {
  /** Asks the other end for a sign of life. */
  probe(): void;
  end(): void;
}

/**
 * Broken: it may be opened again. Unauthorized: the session is over. Refused: not for this user. Crowded:
 * the user has too many open; it is tried again when somebody looks at this page.
 */
export type Ending = 'broken' | 'unauthorized' | 'refused' | 'crowded';

export interface WireEvents {
  heard(notice: Notice): void;
  /** Anything came in. */
  alive(): void;
  closed(why: Ending): void;
}

/** Opens a connection that begins with what was missed after `since`. */
export type OpenWire = (since: string, events: WireEvents) => Wire;

export interface LineListener {
  /** `isFirst`: this line has not been open before. */
  heard(notice: Notice, isFirst: boolean): void;
  stands(state: LiveLineState): void;
  /** The session is over; the line is down for good. */
  unauthorized(): void;
}

/** How long an opening may take until the first notice, ms. */
const OPEN_WITHIN_MS = 8000;
/** How often a quiet line is asked for a sign of life, and how long that may take, ms. */
const PROBE_EVERY_MS = 10_000;
const ANSWER_WITHIN_MS = 5000;
/** The same for a line that has just woken up, ms. */
const WOKEN_ANSWER_WITHIN_MS = 2500;
/** Waiting between tries, ms: doubles to ten seconds, and no two tablets wait alike. */
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 10_000;
/** A shorter break is shown to nobody, ms; a longer one is called a loss, ms. */
const SHOWN_AFTER_MS = 1000;
const LOST_AFTER_MS = 5000;
/** How long good news stands, ms. */
const RESTORED_MS = 5000;

/** Keeps the live channel open: notices when it is dead, opens it again, takes up where it left off. */
export class LineKeeper {
  private wire: Wire | null = null;
  private cursor = '';
  private phase: LinePhase = 'starting';
  private lostAtMs = 0;
  private tries = 0;
  private open = false;
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(
    private readonly openWire: OpenWire,
    private readonly listener: LineListener,
    private readonly random: () => number = Math.random,
  ) {}

  start(): void {
    this.connect();
  }

  stop(): void {
    const { wire } = this;
    this.wire = null;
    this.open = false;
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    wire?.end();
  }

  /** The device woke up, came on line or somebody cannot wait: is the line alive, or opened at once? */
  wake(): void {
    if (this.timers.has('retry') || this.phase === 'crowded') this.connect();
    else if (this.open) this.probe(WOKEN_ANSWER_WITHIN_MS);
  }

  /** The device says that it has no network. */
  offline(): void {
    if (this.wire) this.lost();
    this.clear('shown');
    this.clear('loss');
    this.show('lost');
  }

  private connect(): void {
    this.clear('retry');
    this.after('open', OPEN_WITHIN_MS, () => this.lost());
    let isOver = false;
    const mine = (act: () => void) => {
      if (!isOver) act();
    };
    const wire = this.openWire(this.cursor, {
      heard: (notice) => mine(() => this.heard(notice)),
      alive: () => mine(() => this.alive()),
      closed: (why) => mine(() => this.closed(why)),
    });
    this.wire = {
      probe: () => wire.probe(),
      end: () => {
        isOver = true;
        wire.end();
      },
    };
  }

  private heard(notice: Notice): void {
    const isFirst = this.cursor === '';
    this.cursor = notice.cursor;
    if (notice.operation === 'subscribed') this.opened();
    this.listener.heard(notice, isFirst);
  }

  private opened(): void {
    this.open = true;
    this.tries = 0;
    for (const name of ['open', 'shown', 'loss']) this.clear(name);
    const wasShown = this.phase === 'restoring' || this.phase === 'lost';
    this.show(wasShown ? 'restored' : 'live');
    if (wasShown) this.after('restored', RESTORED_MS, () => this.show('live'));
    this.after('probe', PROBE_EVERY_MS, () => this.probe(ANSWER_WITHIN_MS));
  }

  private probe(withinMs: number): void {
    this.clear('probe');
    this.after('answer', withinMs, () => this.lost());
    this.wire?.probe();
  }

  private alive(): void {
    if (!this.open) return;
    this.clear('answer');
    this.after('probe', PROBE_EVERY_MS, () => this.probe(ANSWER_WITHIN_MS));
  }

  private closed(why: Ending): void {
    if (why === 'broken') this.lost();
    else this.stop();
    if (why === 'crowded') this.show('crowded');
    if (why === 'unauthorized') this.listener.unauthorized();
  }

  private lost(): void {
    const { wire } = this;
    this.wire = null;
    this.open = false;
    for (const name of ['open', 'probe', 'answer', 'restored']) this.clear(name);
    wire?.end();
    if (this.tries === 0) this.begins();
    this.tries += 1;
    const waitMs = Math.min(FIRST_WAIT_MS * 2 ** (this.tries - 1), LONGEST_WAIT_MS);
    this.after('retry', waitMs * (0.5 + this.random()), () => this.connect());
  }

  /** A break begins. */
  private begins(): void {
    this.lostAtMs = Date.now();
    if (isLineLive(this.phase)) {
      this.after('shown', SHOWN_AFTER_MS, () => this.show('restoring'));
    }
    this.after('loss', LOST_AFTER_MS, () => this.show('lost'));
  }

  private show(phase: LinePhase): void {
    if (phase === this.phase) return;
    this.phase = phase;
    this.listener.stands({ phase, lostAtMs: this.lostAtMs });
  }

  private after(name: string, ms: number, act: () => void): void {
    this.clear(name);
    const run = () => {
      this.timers.delete(name);
      act();
    };
    this.timers.set(name, setTimeout(run, ms));
  }

  private clear(name: string): void {
    clearTimeout(this.timers.get(name));
    this.timers.delete(name);
  }
}
