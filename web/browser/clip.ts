// Records a short moving picture of the page: an animated WebP. The browser takes and compresses the frames; here they are
// put into one file. Of each frame only what has changed is kept.
import type { Page } from '@playwright/test';

interface Frame {
  /** When it was shown, in milliseconds. */
  at: number;
  jpeg: string;
}

/** A part of the picture from a moment on. */
interface Patch {
  x: number;
  y: number;
  width: number;
  height: number;
  webp: string;
}

/** What the page shows while something is done, and for a while after it: `width` pixels wide. */
export async function record(page: Page, width: number, act: () => Promise<void>): Promise<Frame[]> {
  const frames: Frame[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, jpeg: data });
    void devtools.send('Page.screencastFrameAck', { sessionId });
  });
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 90, maxWidth: width, maxHeight: width });
  await act();
  await devtools.send('Page.stopScreencast');
  await devtools.detach();
  return frames;
}

/** What changes from frame to frame, compressed. `paper` is any page that may run a canvas. */
function patches(paper: Page, frames: readonly Frame[]): Promise<Patch[]> {
  return paper.evaluate(
    async (jpegs) => {
      const found: Patch[] = [];
      let before: ImageData | undefined;
      for (const jpeg of jpegs) {
        const image = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${jpeg}`)).blob());
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d', { alpha: false })!;
        context.drawImage(image, 0, 0);
        const now = context.getImageData(0, 0, image.width, image.height);
        let [left, top, right, bottom] = [image.width, image.height, -1, -1];
        for (let i = 0; i < now.width * now.height; i++) {
          // Less is the noise of compression.
          const differs = !before || [0, 1, 2].some((c) => Math.abs(now.data[4 * i + c]! - before!.data[4 * i + c]!) > 24);
          if (!differs) continue;
          const [x, y] = [i % now.width, Math.floor(i / now.width)];
          [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
        }
        // Frames begin at even numbers.
        [left, top] = [left - (left % 2), top - (top % 2)];
        const [width, height] = right < 0 ? [1, 1] : [right - left + 1, bottom - top + 1];
        if (right < 0) [left, top] = [0, 0];
        const part = new OffscreenCanvas(width, height);
        part.getContext('2d', { alpha: false })!.drawImage(canvas, -left, -top);
        const bytes = new Uint8Array(await (await part.convertToBlob({ type: 'image/webp', quality: 0.6 })).arrayBuffer());
        let webp = '';
        for (const byte of bytes) webp += String.fromCharCode(byte);
        found.push({ x: left, y: top, width, height, webp: btoa(webp) });
        before = now;
      }
      return found;
    },
    frames.map(({ jpeg }) => jpeg),
  );
}

function chunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

/** Numbers of so many bytes each. */
function numbers(...all: readonly (readonly [value: number, bytes: number])[]): Buffer {
  return Buffer.concat(
    all.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}

/** The chunks of a still picture that have its pixels. */
function pixels(webp: Buffer): Buffer {
  const kept: Buffer[] = [];
  for (let at = 12; at < webp.length; ) {
    const length = webp.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (['VP8 ', 'VP8L', 'ALPH'].includes(webp.toString('latin1', at, at + 4))) kept.push(webp.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

/** Puts frames together, for ever in a circle, with a rest at the end. */
export async function animate(paper: Page, frames: readonly Frame[]): Promise<Buffer> {
  const REST = 1500;
  const parts = await patches(paper, frames);
  const { width, height } = parts[0]!;
  const shown = parts.map(({ x, y, width, height, webp }, i) => {
    const next = frames[i + 1]?.at;
    const ms = next === undefined ? REST : Math.max(1, Math.round(next - frames[i]!.at));
    // Without blending: what is there is written over.
    const head = numbers([x / 2, 3], [y / 2, 3], [width - 1, 3], [height - 1, 3], [ms, 3], [2, 1]);
    return chunk('ANMF', Buffer.concat([head, pixels(Buffer.from(webp, 'base64'))]));
  });
  const [ANIMATED, WHITE, FOR_EVER] = [2, 0xffffffff, 0];
  const body = [
    Buffer.from('WEBP', 'latin1'),
    chunk('VP8X', numbers([ANIMATED, 4], [width - 1, 3], [height - 1, 3])),
    chunk('ANIM', numbers([WHITE, 4], [FOR_EVER, 2])),
    ...shown,
  ];
  return chunk('RIFF', Buffer.concat(body));
}
