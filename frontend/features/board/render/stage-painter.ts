import { textScale, watchTextScale } from '@frontend/shared/lib/device/text-scale';
import type { BoardLook } from '../model/look/palette';
import type { FrameSource } from './frame-source';
import { LabelMemo } from './label/label-memo';
import { paintFrame } from './paint-frame';
import type { Pen } from './pen/pen';
import { Pictures } from './pen/pictures';
import { loadFonts, measureOn, TextFit } from './pen/text-fit';
import type { Surface } from './surface';

/** Denser screens are drawn at 2: no visible gain, lost frames on tablets. */
const MAX_RATIO = 2;

function screenRatio(): number {
  return Math.min(window.devicePixelRatio || 1, MAX_RATIO);
}

/**
 * The frame loop of one board: advances the source once a frame and draws when it has changed.
 * `surface.draw()` runs in our own animation frame: Konva's batchDraw would come one frame later.
 */
export class StagePainter {
  private readonly pictures = new Pictures(() => this.redrawNextFrame());
  private box: HTMLElement | null = null;
  private surface: Surface | null = null;
  private pen: Pen | null = null;
  private frame: number | null = null;
  /** The next frame is drawn also when the source has not changed. */
  private isStale = false;
  private atMs = 0;
  private ratio = 1;
  /** CSS px of a unit of the layout. */
  private unitPx = 1;

  constructor(
    private readonly source: FrameSource,
    private look: BoardLook,
  ) {}

  /** Draws frames as large as `box`; returns how to stop. */
  mount(box: HTMLElement): () => void {
    this.box = box;
    const moved = () => this.measure();
    const resized = new ResizeObserver(moved);
    resized.observe(box);
    // A window moved to a denser screen keeps its size in CSS px.
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

  /** Draws on this canvas from now on; returns how to stop. */
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
    const { source, pictures, atMs } = this;
    const ratio = this.ratio * this.unitPx;
    if (!this.pen || this.pen.ctx !== ctx || this.pen.ratio !== ratio) {
      const fit = new TextFit(measureOn(ctx));
      const labels = new LabelMemo(fit);
      this.pen = { ctx, scene: source.scene, ...this.look, fit, labels, pictures, ratio, atMs };
    }
    (this.pen as { atMs: number }).atMs = atMs;
    paintFrame(this.pen);
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
    this.surface?.draw();
  }

  /** Pictures that come together are drawn together. */
  private redrawNextFrame(): void {
    this.isStale = true;
    this.request();
  }

  /** A new size or density empties the canvas, so it is drawn again before the browser paints. */
  private measure(): void {
    const { box, surface } = this;
    if (!box || !surface) return;
    const { clientWidth: width, clientHeight: height } = box;
    if (width === 0 || height === 0) return;
    this.ratio = screenRatio();
    this.unitPx = textScale();
    const { canvas } = surface;
    surface.fit({ width, height, ratio: this.ratio, unitPx: this.unitPx });
    // Whole device pixels: a stretched canvas would blur every line.
    canvas.style.width = `${canvas.width / this.ratio}px`;
    canvas.style.height = `${canvas.height / this.ratio}px`;
    this.source.resize(width / this.unitPx, height / this.unitPx, this.unitPx);
    this.redraw();
  }

  /** Text measured with the fallback font is discarded with its pen once the font has loaded. */
  private awaitFonts(): () => void {
    let isUnmounted = false;
    const loaded = () => {
      if (isUnmounted) return;
      this.pen = null;
      this.redraw();
    };
    void loadFonts().then(loaded);
    return () => {
      isUnmounted = true;
    };
  }
}
