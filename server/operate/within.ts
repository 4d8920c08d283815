/** Returns the value, or the result of `otherwise` once the time is over. */
export async function within<Value, Other>(
  value: Promise<Value>,
  milliseconds: number,
  otherwise: () => Other,
): Promise<Value | Other> {
  if (milliseconds === Infinity) return value;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  return Promise.race([value, late.then(otherwise)]).finally(() => clearTimeout(timer));
}
