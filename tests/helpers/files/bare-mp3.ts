// This file imports nothing, so that server and browser tests can share it.

/** An MP3 of silence at 128 kbit/s: frames of 417 bytes and 1152 samples. */
export function bareMp3(frames: number): Buffer {
  const frame = Buffer.alloc(417)
  frame.set([0xff, 0xfb, 0x90, 0xc0])
  return Buffer.concat(Array.from({ length: frames }, () => frame))
}
