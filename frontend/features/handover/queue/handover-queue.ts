import type { HandoverSheetInput } from '@frontend/gql/schema-types';
import type { PhotoAngle, SheetSide } from '@schema/values/handover/sheet';
import { failureOf } from './answers';
import type { Transport } from './deliver';
import { askToPersist, isRoomLow } from './device-room';
import { inOneTab } from './one-tab';
import type { QueuedPhoto, QueuedSheet, QueueItem, SheetNames } from './queue-items';
import { type QueueState, type SharedState, sharedState } from './queue-state';
import { openQueueStore, type QueueStore } from './queue-store';
import { createSender, type Sender } from './sender';

/** The rental part and the sheet that an item belongs to. */
export interface SheetOf {
  readonly bookingId: number;
  readonly carId: number;
  readonly side: SheetSide;
  readonly sheetClientId: string;
  /** Undefined: the car was changed meanwhile. */
  readonly names: SheetNames | undefined;
}

interface TakenPhoto {
  readonly id: string;
  readonly angle: PhotoAngle;
  readonly shotAt: Date;
  readonly picture: Blob;
}

/** Photos and sheets of one user on this device, and their sending. */
export class HandoverQueue {
  private readonly state: SharedState;
  private sender: Sender | null = null;
  private transport: Transport | null = null;
  private readonly listeners = new Set<(sheet: QueuedSheet) => void>();
  /** Sheets that `sendSheet` is sending. */
  private readonly taken = new Set<string>();
  private lastMoment = 0;

  constructor(
    private readonly userId: number,
    private readonly store: QueueStore = openQueueStore(),
  ) {
    this.state = sharedState(this.items);
  }

  readonly items = (): Promise<readonly QueueItem[]> => this.store.itemsOf(this.userId);
  readonly picture = (id: string): Promise<Blob | null> => this.store.picture(id);
  readonly snapshot = (): QueueState => this.state.now();
  readonly subscribe = (listener: () => void): (() => void) => this.state.subscribe(listener);
  readonly wake = (): void => this.sender?.wake();
  readonly signedIn = (): void => this.sender?.signedIn();

  /**
   * Sends items until the returned function is called, by the transport of the first caller: one
   * sender of a page knows the pauses that the server asked for. `onSheet`: a sheet that had waited
   * was delivered; only the latest caller is told.
   */
  connect(transport: Transport, onSheet: (sheet: QueuedSheet) => void): () => void {
    this.listeners.add(onSheet);
    this.transport ??= transport;
    this.sender ??= this.createSender(this.transport);
    this.wake();
    return () => {
      this.listeners.delete(onSheet);
      if (this.listeners.size > 0) return;
      this.sender?.stop();
      this.sender = null;
      this.transport = null;
    };
  }

  /** Whether `sendSheet` awaits the answer to this sheet. */
  isBeingSaved(id: string): boolean {
    return this.taken.has(id);
  }

  /** Stores a photo and sends it when its turn comes. */
  async addPhoto(of: SheetOf, { id, angle, shotAt, picture }: TakenPhoto): Promise<void> {
    const photo: QueuedPhoto = {
      ...this.newItem(of, id),
      kind: 'photo',
      angle,
      shotAt: shotAt.toISOString(),
      url: null,
    };
    await this.add(photo, picture);
    this.wake();
  }

  /** Stores a sheet and sends it at once; throws when the server refuses it. */
  async sendSheet(
    of: SheetOf,
    input: HandoverSheetInput,
    isMarkWanted: boolean,
  ): Promise<'sent' | 'queued'> {
    const { sheetClientId: id } = of;
    const sheet: QueuedSheet = { ...this.newItem(of, id), kind: 'sheet', input, isMarkWanted };
    this.taken.add(id);
    try {
      await this.add(sheet, null);
      if (!this.transport) return 'queued';
      await this.transport.saveSheet(sheet);
      await this.drop(sheet);
      return 'sent';
    } catch (error) {
      if (failureOf(error).kind === 'refused') {
        await this.drop(sheet);
        throw error;
      }
      this.state.show({ isHeldUp: true });
      return 'queued';
    } finally {
      this.taken.delete(id);
      this.wake();
    }
  }

  /** Sends a refused item once more, a photo with its file. */
  async retry(id: string): Promise<void> {
    await this.store.change(id, { state: 'waiting', problem: null, url: null });
    await this.state.changed();
    this.wake();
  }

  /** Removes an item of the device; false when there is none. */
  async remove(id: string): Promise<boolean> {
    const item = this.snapshot().items.find((one) => one.id === id);
    if (item) await this.drop(item);
    return item !== undefined;
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

  private newItem({ bookingId, carId, side, sheetClientId, names }: SheetOf, id: string) {
    const { userId } = this;
    // Different for photos of one moment: it is their order.
    this.lastMoment = Math.max(Date.now(), this.lastMoment + 1);
    const createdAt = this.lastMoment;
    const start = { state: 'waiting', problem: null } as const;
    return { id, userId, bookingId, carId, side, sheetClientId, names, createdAt, ...start };
  }

  private async add(item: QueueItem, picture: Blob | null): Promise<void> {
    if (this.snapshot().items.length === 0) void askToPersist();
    const keeping = await this.store.add(item, picture);
    this.state.show({ keeping, isRoomLow: await isRoomLow() });
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
        else [...this.listeners].at(-1)?.(item);
      },
      onChange: state.changed,
      onRound: (isHeldUp) => state.show({ isHeldUp }),
    });
  }
}
