import type { BoardMoney } from '../model/look/block-money';
import { carFlash, type FlashKey } from '../model/look/flash';
import type { BoardEvent, EventKey } from '../model/rows/board-event';
import type { DayScale } from '../model/rows/day-scale';
import { type BoardRows, NO_ROWS } from '../model/rows/rows';
import type { Scene } from '../model/scene';
import { layoutFor } from '../model/view/layout';
import type { DayRange } from '../model/view/loaded-window';
import { visibleDayLimits } from '../model/view/visible-days';
import { applyData } from './apply-data';
import { applySettings } from './apply-settings';
import { Camera } from './camera';
import type { DragController } from './drag-controller';
import type { EngineData, EngineHandlers, EngineSettings } from './engine-types';
import { addFlashes, pruneFlashes } from './flashes';
import { FrameRequests } from './frame-requests';
import { initialScene } from './initial-scene';
import { type KeyboardContext, KeyboardController } from './keyboard/keyboard-controller';
import { KeyboardCursor } from './keyboard/keyboard-cursor';
import { Navigation } from './navigation';
import { type PointerContext, PointerController } from './pointer-controller';
import { snapshotOf } from './snapshot';
import { SnapshotStore } from './snapshot-store';
import { ViewObserver } from './view-observer';

/** An event that was just saved on the board. */
export interface SavedEvent {
  readonly key: EventKey;
  readonly carId: number;
  readonly startMs: number;
  readonly drawn: boolean;
}

/**
 * The board outside of React: camera, pointers, keyboard and the resulting scene. Independent of
 * the DOM and of drawing: the stage provides frames and draws the scene.
 */
export class BoardEngine implements KeyboardContext, PointerContext {
  readonly scene: Scene;
  readonly camera: Camera;
  readonly cursor: KeyboardCursor;
  readonly navigation: Navigation;
  readonly pointer: PointerController;
  readonly snapshots = new SnapshotStore(() =>
    snapshotOf(this.scene, this.camera.target, this.cursor.position),
  );
  readonly frames = new FrameRequests();
  dragController: DragController | null = null;
  readonly keyboard: KeyboardController;
  private readonly viewObserver: ViewObserver;
  private rows: BoardRows = NO_ROWS;
  /** The event to highlight once it is loaded. */
  private awaited: EventKey | null = null;
  /**
   * The scroll requested by the last change of the row height, and the scroll after limiting it to
   * the rows.
   */
  private fitted: { readonly wanted: number; readonly shown: number } | null = null;
  /** CSS px per unit of the layout; more with larger text (docs/board.md). */
  unitPx = 1;

  /** `start`: day number at the left edge; `days`: visible days. */
  constructor(
    view: { readonly start: number; readonly days: number },
    scale: DayScale,
    nowMs: number,
    public settings: EngineSettings,
    readonly handlers: EngineHandlers,
    private readonly clock: () => number = () => performance.now(),
  ) {
    this.camera = new Camera(view.start, view.days, {
      moved: () => this.viewObserver.follow(this.camera),
      blocked: (x, y) => this.pointer.scrollBlocked(x, y),
    });
    this.scene = initialScene(scale, this.camera, settings);
    this.cursor = new KeyboardCursor(this.scene);
    const limits = visibleDayLimits(settings.loadedDays, settings.hasWideZoom);
    this.navigation = new Navigation(this.scene, this.camera, this.cursor, limits, () =>
      this.publish(),
    );
    this.pointer = new PointerController(this, clock);
    this.keyboard = new KeyboardController(this);
    const listener = {
      moved: () => this.invalidate(),
      isMoving: () => this.isMoving,
      rested: () => this.publish(),
      rangeChanged: (range: DayRange) => handlers.rangeChanged(range),
    };
    this.viewObserver = new ViewObserver(this.scene, listener, clock);
    this.setNow(nowMs);
  }

  /** Installs dragging and runs the queued keys; null removes it. */
  setDragController(dragController: DragController | null): void {
    this.dragController = dragController;
    if (dragController) this.keyboard.runQueued();
  }

  /** Clears the timers when the board is unmounted. It may be mounted again. */
  destroy(): void {
    this.pointer.destroy();
    this.viewObserver.destroy();
  }

  /** One frame of the browser. `draw`: the scene has changed; `again`: an animation is running. */
  frame(atMs: number): { draw: boolean; again: boolean } {
    this.camera.advance(atMs);
    this.pointer.frame(atMs);
    const isAnimating = this.dragController?.frame(atMs) ?? false;
    const changes = pruneFlashes(this.scene.flashes, atMs) || isAnimating;
    const draw = this.frames.take(atMs, changes);
    return { draw, again: this.isMoving || changes };
  }

  resize(width: number, height: number, unitPx = 1): void {
    const { layout } = this.scene;
    this.unitPx = unitPx;
    if (layout.width === width && layout.height === height) return;
    // Rotating a tablet moves everything under the pointers; a new height alone does not move a
    // held block.
    if (layout.width !== width || this.isHolding) this.interrupt();
    this.scene.layout = layoutFor({ width, height }, this.settings, layout.groupHeads);
    this.refit();
  }

  /** Keeps the same car at the top and the cursor on its car; skips unchanged rows. */
  setData(data: EngineData): void {
    const { scene, camera } = this;
    this.rows = data.rows;
    const moved = applyData(scene, this.cursor, data);
    this.dragController?.rowsChanged();
    this.refit();
    if (moved !== 0) camera.setScrollY(scene.view.scrollY + moved);
    this.flashAwaited();
  }

  setSettings(settings: EngineSettings): void {
    const { scene, camera } = this;
    this.settings = settings;
    this.pointer.settingsChanged();
    this.navigation.limits = visibleDayLimits(settings.loadedDays, settings.hasWideZoom);
    const { fitted } = this;
    const before = camera.target.scrollY;
    const from = fitted?.shown === before ? fitted.wanted : before;
    const scrollY = applySettings(scene, settings, from);
    // A new row height moves rows under the pointers.
    if (scrollY !== null) this.interrupt();
    this.refit();
    if (scrollY === null) return;
    camera.restAt(scrollY);
    this.fitted = { wanted: scrollY, shown: camera.target.scrollY };
  }

  /** Disables animated scrolling, inertia and fading highlights. */
  setReducedMotion(reducedMotion: boolean): void {
    this.scene.reducedMotion = reducedMotion;
    this.camera.reducedMotion = reducedMotion;
    this.pointer.setReducedMotion(reducedMotion);
  }

  /** Updates the now-line and the looks of events. */
  setNow(nowMs: number): void {
    const { scene } = this;
    scene.nowMs = nowMs;
    scene.now = scene.scale.toDays(nowMs);
    scene.today = Math.floor(scene.now);
    this.changed();
  }

  /**
   * Brings a car into view, moves the cursor there and highlights its row; false if it is not
   * shown.
   */
  showCar(carId: number): boolean {
    const isShown = this.navigation.toCar(carId);
    if (isShown) this.flash([carFlash(carId)]);
    this.invalidate();
    return isShown;
  }

  /**
   * Brings an event that was just saved into view, moves the cursor there and highlights its block,
   * which may be loaded later. `drawn`: the user works with keys, so the cursor is drawn.
   */
  showSaved({ key, carId, startMs, drawn }: SavedEvent): void {
    const day = Math.floor(this.scene.scale.toDays(startMs));
    this.navigation.toPlace(carId, day);
    this.cursor.toDay(carId, day, drawn);
    this.awaited = key;
    this.flashAwaited();
    this.changed();
  }

  private flashAwaited(): void {
    const { awaited } = this;
    if (awaited === null || !this.rows.events.has(awaited)) return;
    this.awaited = null;
    this.flash([awaited]);
  }

  /** Sets the payment signs; NO_MONEY: none are drawn. */
  setMoney(money: BoardMoney): void {
    if (this.scene.money === money) return;
    this.scene.money = money;
    this.changed();
  }

  /** Highlights events that others have changed. */
  flash(keys: readonly FlashKey[]): void {
    if (keys.length === 0) return;
    addFlashes(this.scene.flashes, keys, this.clock());
    this.invalidate();
  }

  /** Ends the current gesture; a drag is cancelled. */
  interrupt(): void {
    this.pointer.interrupt();
  }

  clearSelection(): void {
    this.scene.selection = null;
    this.changed();
  }

  /** Whether a block is held, by pointer or keys. */
  get isHolding(): boolean {
    return this.dragController?.isDragging ?? false;
  }

  eventOf(key: EventKey): BoardEvent | undefined {
    return this.rows.events.get(key);
  }

  private get isMoving(): boolean {
    return this.camera.isAnimating || this.pointer.moving;
  }

  /** Requests a frame after a visible change. */
  invalidate(): void {
    this.frames.invalidate();
  }

  /** Reports a change that React shows too. */
  changed(): void {
    this.invalidate();
    this.publish();
  }

  publish(): void {
    this.snapshots.publish();
  }

  private refit(): void {
    const { layout, rows } = this.scene;
    this.camera.fit(layout, rows.length, this.navigation.limits);
    this.viewObserver.follow(this.camera);
    this.publish();
  }
}
