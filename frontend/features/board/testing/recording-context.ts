/** A drawn text and its position. */
interface Written {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Throws on a negative radius, as browsers do. */
function refuseNegative(radius: number): void {
  if (radius < 0) throw new RangeError(`Radius value ${radius} is negative.`);
}

/**
 * A canvas context that draws nothing and records written texts and painted areas. Every glyph is 7
 * px wide.
 */
export class RecordingContext {
  readonly written: Written[] = [];
  painted = 0;
  private readonly values: Record<string, unknown> = {};

  static create(): { ctx: CanvasRenderingContext2D; record: RecordingContext } {
    const record = new RecordingContext();
    const ctx = new Proxy(record.values, {
      get: (values, name: string) => values[name] ?? record.method(name),
      set(values, name: string, value) {
        values[name] = value;
        return true;
      },
    });
    // Contains only the members used by painters; any other is undefined and throws.
    return { ctx: ctx as unknown as CanvasRenderingContext2D, record };
  }

  texts(): string[] {
    return this.written.map(({ text }) => text);
  }

  private method(name: string): (...args: never[]) => unknown {
    const methods: Record<string, (...args: never[]) => unknown> = {
      fillText: (text: string, x: number, y: number) => this.written.push({ text, x, y }),
      measureText: (text: string) => ({ width: text.length * 7 }),
      createLinearGradient: () => ({ addColorStop() {} }),
      createPattern: () => null,
      roundRect: (_x: number, _y: number, _width: number, _height: number, radius: number) =>
        refuseNegative(radius),
      arc: (_x: number, _y: number, radius: number) => refuseNegative(radius),
      fill: () => this.count(),
      stroke: () => this.count(),
      fillRect: () => this.count(),
      drawImage: () => this.count(),
    };
    return methods[name] ?? (() => undefined);
  }

  private count(): void {
    this.painted += 1;
  }
}
