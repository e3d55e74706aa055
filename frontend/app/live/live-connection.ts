import {
  type ConnectionPhase,
  isConnectionLive,
  type LiveConnectionState,
} from '@frontend/shared/data/live-connection-state';
import type { ChangesSubscription } from './changes.generated';

export type Notice = ChangesSubscription['changes'];

interface LiveSocket {
  probe(): void;
  end(): void;
}

/**
 * broken: may be reopened. moved: the server stops, another may accept at once. unauthorized: the
 * session has ended. refused: the user lacks the permission. crowded: too many open sockets;
 * retried when the page is shown. otherUser: the browser's session is of another user.
 */
export type Ending = 'broken' | 'otherUser' | 'moved' | 'unauthorized' | 'refused' | 'crowded';

export interface LiveSocketEvents {
  received(notice: Notice): void;
  /** Called on any incoming message. */
  alive(): void;
  closed(why: Ending): void;
}

/** Opens a socket that delivers the notices after the cursor `since`. */
export type OpenLiveSocket = (since: string, events: LiveSocketEvents) => LiveSocket;

interface LiveConnectionListener {
  /** `isFirst`: the first notice of a connection that began without a cursor. */
  received(notice: Notice, isFirst: boolean): void;
  changed(state: LiveConnectionState): void;
  /** The session has ended; no further attempts. */
  unauthorized(): void;
  /**
   * The browser's session is of another user; attempts continue, in case the page's user signs in
   * again.
   */
  otherUser(): void;
}

/** Timeout from opening to the first notice, ms. */
const OPEN_WITHIN_MS = 8000;
/** Interval of pings on an idle connection, and the timeout of a pong, ms. */
const PROBE_EVERY_MS = 10_000;
const ANSWER_WITHIN_MS = 5000;
/** Timeout of a pong after the device wakes up, ms. */
const WOKEN_ANSWER_WITHIN_MS = 2500;
/** Pause between attempts, ms: doubles up to the longest, with jitter. */
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 10_000;
/** Spreads the reconnections after a server stops over this time, ms. */
const MOVE_WITHIN_MS = 200;
/** Delays before a break is shown and before it is reported as a loss, ms. */
const SHOWN_AFTER_MS = 1000;
const LOST_AFTER_MS = 5000;
/** Display time of «restored», ms. */
const RESTORED_MS = 5000;

const laterWaitMs = (tries: number) => Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);

/** Keeps the live connection open: detects dead sockets, reconnects, resumes at the cursor. */
export class LiveConnection {
  private socket: LiveSocket | null = null;
  private phase: ConnectionPhase = 'starting';
  private lostAtMs = 0;
  private tries = 0;
  private open = false;
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(
    private readonly openLiveSocket: OpenLiveSocket,
    private readonly listener: LiveConnectionListener,
    /** Position of the data that the page loaded first; '': unknown. */
    private cursor = '',
    private readonly random: () => number = Math.random,
  ) {}

  start(): void {
    this.connect();
  }

  stop(): void {
    const { socket } = this;
    this.socket = null;
    this.open = false;
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    socket?.end();
  }

  /** On wake-up or request: pings an open socket, reopens a closed one immediately. */
  wake(): void {
    if (this.timers.has('retry') || this.phase === 'crowded') this.connect();
    else if (this.open) this.probe(WOKEN_ANSWER_WITHIN_MS);
  }

  /** Called when the device reports that it is offline. */
  offline(): void {
    if (this.socket) this.lost();
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
    const socket = this.openLiveSocket(this.cursor, {
      received: (notice) => mine(() => this.received(notice)),
      alive: () => mine(() => this.alive()),
      closed: (why) => mine(() => this.closed(why)),
    });
    this.socket = {
      probe: () => socket.probe(),
      end: () => {
        isOver = true;
        socket.end();
      },
    };
  }

  private received(notice: Notice): void {
    const isFirst = this.cursor === '';
    this.cursor = notice.cursor;
    if (notice.operation === 'subscribed') this.opened();
    this.listener.received(notice, isFirst);
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
    this.socket?.probe();
  }

  private alive(): void {
    if (!this.open) return;
    this.clear('answer');
    this.after('probe', PROBE_EVERY_MS, () => this.probe(ANSWER_WITHIN_MS));
  }

  private closed(why: Ending): void {
    if (why === 'broken' || why === 'otherUser') this.lost();
    else if (why === 'moved') this.lost(MOVE_WITHIN_MS * this.random());
    else this.stop();
    if (why === 'crowded') this.show('crowded');
    if (why === 'unauthorized') this.listener.unauthorized();
    if (why === 'otherUser') this.listener.otherUser();
  }

  private lost(firstWaitMs = FIRST_WAIT_MS * (0.5 + this.random())): void {
    const { socket } = this;
    this.socket = null;
    this.open = false;
    for (const name of ['open', 'probe', 'answer', 'restored']) this.clear(name);
    socket?.end();
    if (this.tries === 0) this.begins();
    this.tries += 1;
    const waitMs = this.tries === 1 ? firstWaitMs : laterWaitMs(this.tries) * (0.5 + this.random());
    this.after('retry', waitMs, () => this.connect());
  }

  private begins(): void {
    this.lostAtMs = Date.now();
    if (isConnectionLive(this.phase)) {
      this.after('shown', SHOWN_AFTER_MS, () => this.show('restoring'));
    }
    this.after('loss', LOST_AFTER_MS, () => this.show('lost'));
  }

  private show(phase: ConnectionPhase): void {
    if (phase === this.phase) return;
    this.phase = phase;
    this.listener.changed({ phase, lostAtMs: this.lostAtMs });
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
