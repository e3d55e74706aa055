import type { HandoverSheetInput } from '@frontend/gql/schema-types';
import { failureOf } from './answers';
import type { Transport } from './deliver';
import { askToPersist, isRoomLow } from './device-room';
import { itemMaker, type MarkPress, type SheetOf, type TakenPhoto } from './new-items';
import { inOneTab } from './one-tab';
import { factsOf, isFact, type QueueItem } from './queue-items';
import { type QueueState, type SharedState, sharedState } from './queue-state';
import { openQueueStore, type QueueStore } from './queue-store';
import { createSender, type Sender } from './sender';

/** Photos, sheets, money and marks of one user on this device, and their sending. */
export class HandoverQueue {
  private readonly state: SharedState;
  private sender: Sender | null = null;
  private transport: Transport | null = null;
  private connections = 0;
  /** Sheets that `sendSheet` is sending, and what follows them. */
  private readonly taken = new Set<string>();
  private readonly make: ReturnType<typeof itemMaker>;

  constructor(
    private readonly userId: number,
    private readonly store: QueueStore = openQueueStore(),
  ) {
    this.state = sharedState(this.items);
    this.make = itemMaker(userId);
  }

  readonly items = (): Promise<readonly QueueItem[]> => this.store.itemsOf(this.userId);
  readonly picture = (id: string): Promise<Blob | null> => this.store.picture(id);
  readonly snapshot = (): QueueState => this.state.now();
  readonly subscribe = (listener: () => void): (() => void) => this.state.subscribe(listener);
  readonly wake = (): void => this.sender?.wake();
  readonly signedIn = (): void => this.sender?.signedIn();

  /**
   * Sends items until the returned function is called, by the transport of the first caller: one
   * sender of a page knows the pauses that the server asked for.
   */
  connect(transport: Transport): () => void {
    this.connections += 1;
    this.transport ??= transport;
    this.sender ??= this.createSender(this.transport);
    this.wake();
    return () => {
      this.connections -= 1;
      if (this.connections > 0) return;
      this.sender?.stop();
      this.sender = null;
      this.transport = null;
    };
  }

  /** Whether `sendSheet` awaits the answer to this sheet, or to that of this fact. */
  isBeingSaved(id: string): boolean {
    return this.taken.has(id);
  }

  /** Stores a photo and sends it when its turn comes. */
  async addPhoto(of: SheetOf, photo: TakenPhoto): Promise<void> {
    await this.add(this.make.photo(of, photo), photo.picture);
    this.wake();
  }

  /**
   * Stores a sheet and sends it at once; throws when the server refuses it. `press` waits with it:
   * once the sheet is sent or refused, its facts are left to the caller.
   */
  async sendSheet(
    of: SheetOf,
    input: HandoverSheetInput,
    press: MarkPress | null,
  ): Promise<'sent' | 'queued'> {
    const { sheetClientId: id } = of;
    const sheet = this.make.sheet(of, input);
    const facts = press ? this.make.facts(of, press) : [];
    const ids = [sheet, ...facts].map((item) => item.id);
    // The sheet is removed last: the facts wait for it, also in another tab.
    const dropAll = async () => {
      for (const item of [...facts.toReversed(), sheet]) await this.drop(item);
    };
    for (const one of ids) this.taken.add(one);
    try {
      for (const item of [sheet, ...facts]) await this.add(item, null);
      if (!this.transport) return 'queued';
      await this.transport.saveSheet(sheet);
      await dropAll();
      return 'sent';
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'refused') {
        const followers = factsOf(id, await this.items()).filter((one) => !this.taken.has(one.id));
        // A mended sheet stays: the facts of its first press would be sent without it.
        if (followers.length > 0) await this.refuse(id, failure.problem);
        else await dropAll();
        throw error;
      }
      this.state.show({ isHeldUp: true });
      return 'queued';
    } finally {
      for (const one of ids) this.taken.delete(one);
      this.wake();
    }
  }

  /** Stores the rest of a press that got no answer, and sends it when its turn comes. */
  async addFacts(of: SheetOf, press: MarkPress): Promise<void> {
    for (const item of this.make.facts(of, press)) await this.add(item, null);
    this.state.show({ isHeldUp: true });
    this.wake();
  }

  /**
   * Sends a refused item once more: a photo with its file, a fact as if for the first time.
   * `isConfirmed`: the handover of a car that another customer has not returned.
   */
  async retry(id: string, isConfirmed = false): Promise<void> {
    const item = this.snapshot().items.find((one) => one.id === id);
    if (!item) return;
    await this.store.change(id, {
      state: 'waiting',
      problem: null,
      ...(item.kind === 'photo' && { url: null }),
      ...(isFact(item) && { triedAt: null }),
      ...(item.kind === 'mark' && {
        asksConfirmation: false,
        isConfirmed: item.isConfirmed || isConfirmed,
      }),
    });
    await this.state.changed();
    this.wake();
  }

  /**
   * Removes an item of the device; false when there is none. `hasFacts`: with the money and the mark
   * that follow a sheet, which are sent otherwise.
   */
  async remove(id: string, hasFacts = false): Promise<boolean> {
    const { items } = this.snapshot();
    const item = items.find((one) => one.id === id);
    if (!item) return false;
    const facts = item.kind === 'sheet' && hasFacts ? factsOf(item.sheetClientId, items) : [];
    for (const one of [...facts.toReversed(), item]) await this.drop(one);
    this.wake();
    return true;
  }

  /** Removes everything of the user from the device. */
  async removeAll(): Promise<void> {
    for (const item of await this.items()) await this.store.remove(item);
    await this.state.changed();
  }

  /** Forgets sent photos that an answer of the server contains, or that were removed. */
  forgetSent(ids: readonly string[]): void {
    const { sent } = this.snapshot();
    const left = sent.filter(({ id }) => !ids.includes(id));
    if (left.length < sent.length) this.state.show({ sent: left });
  }

  close(): void {
    this.sender?.stop();
    this.state.close();
    this.store.close();
  }

  private async add(item: QueueItem, picture: Blob | null): Promise<void> {
    if (this.snapshot().items.length === 0) void askToPersist();
    const keeping = await this.store.add(item, picture);
    this.state.show({ keeping, isRoomLow: await isRoomLow() });
    await this.state.changed();
  }

  private async refuse(id: string, problem: string): Promise<void> {
    await this.store.change(id, { state: 'refused', problem });
    await this.state.changed();
  }

  private async drop(item: QueueItem): Promise<void> {
    await this.store.remove(item);
    await this.state.changed();
  }

  private createSender(transport: Transport): Sender {
    const { userId, store, state } = this;
    return createSender({
      userId,
      store,
      transport,
      isTaken: (id) => this.isBeingSaved(id),
      alone: inOneTab,
      after: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      onSending: (item) => state.show({ sendingId: item?.id ?? null }),
      onDelivered: (item) => {
        if (item.kind === 'photo') state.show({ sent: [...state.now().sent, item] });
      },
      onChange: state.changed,
      onRound: (isHeldUp) => state.show({ isHeldUp }),
    });
  }
}
