import { carFlash, type FlashKey } from '../model/look/flash';
import type { BoardEvent, EventKey } from '../model/rows/board-event';
import type { DayScale } from '../model/rows/day-scale';
import { type BoardRows, NO_ROWS } from '../model/rows/rows';
import type { Scene } from '../model/scene';
import { layoutFor } from '../model/view/layout';
import type { DayRange } from '../model/view/loaded-window';
import { visibleDayLimits } from '../model/view/visible-days';
import { applyData } from './apply-data';
import { Camera } from './camera';
import type { DragController } from './drag-controller';
import type { EngineData, EngineHandlers, EngineSettings } from './engine-types';
import { addFlashes, pruneFlashes } from './flashes';
import { initialScene } from './initial-scene';
import { type KeyboardContext, KeyboardController } from './keyboard-controller';
import { KeyboardCursor } from './keyboard-cursor';
import { Navigation } from './navigation';
import { type PointerContext, PointerController } from './pointer-controller';
import { snapshotOf } from './snapshot';
import { SnapshotStore } from './snapshot-store';
import { ViewObserver } from './view-observer';

/**
 * The board outside of React: camera, hand, cursor and the scene they make. It draws nothing and
 * touches no DOM: the stage gives it frames and draws the scene.
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
  dragController: DragController | null = null;
  readonly keyboard: KeyboardController;
  private readonly watch: ViewObserver;
  private rows: BoardRows = NO_ROWS;
  /** Lent by the stage. */
  requestFrame: () => void = () => {};
  private dirty = true;
  /** CSS px of a unit of the layout: larger text enlarges the whole board (docs/board.md). */
  unitPx = 1;

  /** `start`: day number at the left edge; `days`: how many are visible; `nowMs`: the moment. */
  constructor(
    view: { readonly start: number; readonly days: number },
    scale: DayScale,
    nowMs: number,
    public settings: EngineSettings,
    readonly handlers: EngineHandlers,
    private readonly clock: () => number = () => performance.now(),
  ) {
    this.camera = new Camera(view.start, view.days, {
      moved: () => this.watch.follow(this.camera),
      blocked: (x, y) => this.pointer.scrollBlocked(x, y),
    });
    this.scene = initialScene(scale, this.camera, settings);
    this.cursor = new KeyboardCursor(this.scene);
    const limits = visibleDayLimits(settings.loadedDays);
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
    this.watch = new ViewObserver(this.scene, listener, clock);
    this.setNow(nowMs);
  }

  /** What moves events has come, and keys that were pressed before it take effect; null: it goes. */
  setDragController(dragController: DragController | null): void {
    this.dragController = dragController;
    if (dragController) this.keyboard.runQueued();
  }

  /** The stage lends its frames; returns how to take them back. */
  attach(requestFrame: () => void): () => void {
    this.requestFrame = requestFrame;
    this.invalidate();
    return () => {
      this.requestFrame = () => {};
    };
  }

  /** Call when the board leaves the page: no timer may outlive it. It may come back afterwards. */
  destroy(): void {
    this.pointer.destroy();
    this.watch.destroy();
  }

  /** One frame of the browser. `draw`: something changed; `again`: something is still moving. */
  frame(atMs: number): { draw: boolean; again: boolean } {
    this.camera.advance(atMs);
    this.pointer.frame(atMs);
    const isAnimating = this.dragController?.frame(atMs) ?? false;
    const changes = pruneFlashes(this.scene.flashes, atMs) || isAnimating;
    const draw = this.dirty || changes;
    this.dirty = false;
    return { draw, again: this.isMoving || changes };
  }

  resize(width: number, height: number, unitPx = 1): void {
    const { layout } = this.scene;
    this.unitPx = unitPx;
    if (layout.width === width && layout.height === height) return;
    // A tablet was turned under the hand: neither the hand nor what it holds is where it was.
    if (layout.width !== width) this.interrupt();
    this.scene.layout = layoutFor({ width, height }, this.settings, layout.groupHeads);
    this.refit();
  }

  /** New rows keep the same car at the top and the cursor on its car; unchanged rows cost nothing. */
  setData(data: EngineData): void {
    const { scene, camera } = this;
    this.rows = data.rows;
    const moved = applyData(scene, this.cursor, data);
    this.dragController?.rowsChanged();
    this.refit();
    if (moved !== 0) camera.setScrollY(scene.view.scrollY + moved);
  }

  setSettings(settings: EngineSettings): void {
    const { scene } = this;
    this.settings = settings;
    this.pointer.settingsChanged();
    scene.rule = settings.rule;
    this.navigation.limits = visibleDayLimits(settings.loadedDays);
    scene.layout = layoutFor(scene.layout, settings, scene.layout.groupHeads);
    this.refit();
  }

  /** Less motion was asked for: the board jumps, stands where a finger leaves it, and glows steadily. */
  setReducedMotion(reducedMotion: boolean): void {
    this.scene.reducedMotion = reducedMotion;
    this.camera.reducedMotion = reducedMotion;
    this.pointer.setReducedMotion(reducedMotion);
  }

  /** The clock moved on: the now-line and the looks of events follow. */
  setNow(nowMs: number): void {
    const { scene } = this;
    scene.nowMs = nowMs;
    scene.now = scene.scale.toDays(nowMs);
    scene.today = Math.floor(scene.now);
    this.changed();
  }

  /** Brings a car into view, puts the keyboard on it and lets its row glow; false if it is not shown. */
  showCar(carId: number): boolean {
    const isShown = this.navigation.toCar(carId);
    if (isShown) this.flash([carFlash(carId)]);
    this.invalidate();
    return isShown;
  }

  /** Lets events glow that someone else has just changed. */
  flash(keys: readonly FlashKey[]): void {
    if (keys.length === 0) return;
    addFlashes(this.scene.flashes, keys, this.clock());
    this.invalidate();
  }

  /** Whatever a pointer is doing ends; a lifted event goes back. */
  interrupt(): void {
    this.pointer.interrupt();
  }

  clearSelection(): void {
    this.scene.selection = null;
    this.changed();
  }

  eventOf(key: EventKey): BoardEvent | undefined {
    return this.rows.events.get(key);
  }

  private get isMoving(): boolean {
    return this.camera.isAnimating || this.pointer.moving;
  }

  /** Something visible changed: one frame is due. */
  invalidate(): void {
    this.dirty = true;
    this.requestFrame();
  }

  /** Something changed that React shows too. */
  changed(): void {
    this.invalidate();
    this.publish();
  }

  /** What stands around the board may look again. */
  publish(): void {
    this.snapshots.publish();
  }

  private refit(): void {
    const { layout, rows } = this.scene;
    this.camera.fit(layout, rows.length, this.navigation.limits);
    this.watch.follow(this.camera);
    this.publish();
  }
}
