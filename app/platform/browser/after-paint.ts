/** Runs something once the next frame is painted. @returns a function that cancels it */
export function afterPaint(run: () => void): () => void {
  let timer: number | undefined;
  // A frame's callbacks run before it is painted.
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
