import { textScale, watchTextScale } from '@frontend/shared/lib/device/text-scale';
import type { BoardLook } from '../model/look/palette';
import type { FrameSource } from './frame-source';
import { LabelMemo } from './label/label-memo';
import { paintFrame } from './paint/paint-frame';
import type { Pen } from './pen/pen';
import { Pictures } from './pen/pictures';
import { loadFonts, measureOn, TextFit } from './pen/text-fit';
import type { Surface, SurfaceSize } from './surface';

/** Maximum device pixels per px: higher densities lose frames on tablets without a visible gain. */
const MAX_RATIO = 2;

function isSameSize(one: SurfaceSize | null, other: SurfaceSize): boolean {
  return (
    one !== null &&
    one.width === other.width &&
    one.height === other.height &&
    one.ratio === other.ratio &&
    one.unitPx === other.unitPx
  );
}

/** Widths and labels measured at one density. */
interface MeasuredText {
  readonly ratio: number;
  ctx: CanvasRenderingContext2D;
  readonly fit: TextFit;
  readonly labels: LabelMemo;
}

function measuredText(ratio: number, ctx: CanvasRenderingContext2D): MeasuredText {
  const fit = new TextFit(measureOn(() => text.ctx));
  const text: MeasuredText = { ratio, ctx, fit, labels: new LabelMemo(fit) };
  return text;
}

function screenRatio(): number {
  return Math.min(window.devicePixelRatio || 1, MAX_RATIO);
}

/**
 * The frame loop of one board: advances the source once a frame and draws after a change.
 * `surface.draw()` runs in the loop's own animation frame: Konva's batchDraw is one frame later.
 */
export class StagePainter {
  private readonly pictures = new Pictures(() => this.redrawNextFrame());
  private box: HTMLElement | null = null;
  private surface: Surface | null = null;
  private pen: Pen | null = null;
  private text: MeasuredText | null = null;
  /** Konva draws a new or resized layer by itself, before it has its size; only `redraw` paints. */
  private isDrawing = false;
  private frame: number | null = null;
  /** Whether the next frame is drawn even without a change of the source. */
  private isStale = false;
  private atMs = 0;
  /** Last size of the surface. */
  private size: SurfaceSize = { width: 0, height: 0, ratio: 1, unitPx: 1 };

  constructor(
    private readonly source: FrameSource,
    private look: BoardLook,
  ) {}

  /** Draws frames of the size of `box`; returns a disposer. */
  mount(box: HTMLElement): () => void {
    this.box = box;
    // The observer also reports the initial size.
    const moved = () => {
      if (!isSameSize(this.boxSize(), this.size)) this.measure();
    };
    const resized = new ResizeObserver(moved);
    resized.observe(box);
    // A window moved to a screen of another density keeps its size in CSS px.
    addEventListener('resize', moved);
    const stopText = watchTextScale(moved);
    this.measure();
    const detach = this.source.frames.attach(() => this.request());
    const stopFonts = this.awaitFonts();
    return () => {
      resized.disconnect();
      removeEventListener('resize', moved);
      stopText();
      detach();
      stopFonts();
      if (this.frame !== null) cancelAnimationFrame(this.frame);
      this.frame = null;
      this.box = null;
    };
  }

  /** Sets the canvas to draw on; returns a disposer. */
  drawOn(surface: Surface): () => void {
    this.surface = surface;
    this.measure();
    return () => {
      if (this.surface === surface) this.surface = null;
    };
  }

  setLook(look: BoardLook): void {
    this.look = look;
    this.pen = null;
    this.redraw();
  }

  /** Paints a frame: called by the surface, whose context is scaled to units of the layout. */
  paint(ctx: CanvasRenderingContext2D): void {
    if (!this.isDrawing) return;
    const { source, pictures, atMs } = this;
    const ratio = this.size.ratio * this.size.unitPx;
    if (!this.pen || this.pen.ctx !== ctx || this.pen.ratio !== ratio) {
      const { fit, labels } = this.textAt(ratio, ctx);
      this.pen = { ctx, scene: source.scene, ...this.look, fit, labels, pictures, ratio, atMs };
    }
    (this.pen as { atMs: number }).atMs = atMs;
    paintFrame(this.pen);
  }

  /**
   * Widths stay when the canvas or the colours change: measuring the first labels again takes 40
   * ms.
   */
  private textAt(ratio: number, ctx: CanvasRenderingContext2D): MeasuredText {
    if (this.text?.ratio === ratio) this.text.ctx = ctx;
    else this.text = measuredText(ratio, ctx);
    return this.text;
  }

  private request(): void {
    this.frame ??= requestAnimationFrame((atMs) => this.tick(atMs));
  }

  private tick(atMs: number): void {
    this.frame = null;
    this.atMs = atMs;
    const { draw, again } = this.source.frame(atMs);
    if (draw || this.isStale) this.redraw();
    if (again) this.request();
  }

  /** Draws at once, so that no empty frame is shown. */
  private redraw(): void {
    this.isStale = false;
    this.isDrawing = true;
    this.surface?.draw();
    this.isDrawing = false;
  }

  /** Pictures that arrive together are drawn together. */
  private redrawNextFrame(): void {
    this.isStale = true;
    this.request();
  }

  /** Required size of the surface; null while the box is not laid out. */
  private boxSize(): SurfaceSize | null {
    if (!this.box) return null;
    const { clientWidth: width, clientHeight: height } = this.box;
    if (width === 0 || height === 0) return null;
    return { width, height, ratio: screenRatio(), unitPx: textScale() };
  }

  /** A new size or density clears the canvas, so it is drawn again before the browser paints. */
  private measure(): void {
    const { surface } = this;
    const size = this.boxSize();
    if (!size || !surface) return;
    this.size = size;
    const { width, height, ratio, unitPx } = size;
    surface.fit(size);
    // Whole device pixels: a stretched canvas would blur every line.
    surface.canvas.style.width = `${surface.canvas.width / ratio}px`;
    surface.canvas.style.height = `${surface.canvas.height / ratio}px`;
    this.source.resize(width / unitPx, height / unitPx, unitPx);
    this.redraw();
  }

  /** Text measured with the fallback font is discarded once the font has loaded. */
  private awaitFonts(): () => void {
    let isUnmounted = false;
    const loaded = () => {
      if (isUnmounted) return;
      this.pen = null;
      this.text = null;
      this.redraw();
    };
    void loadFonts().then(loaded);
    return () => {
      isUnmounted = true;
    };
  }
}
