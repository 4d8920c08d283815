/** Moves every port, so that two checkouts can run their journeys at the same time. */
const offset = Number(process.env.JOURNEY_PORT_OFFSET || 0);

/** Where the programs that journeys use listen. `spare` is for the programs that a journey starts itself. */
export const ports = {
  nori: { shop: 5300 + offset, sandbox: 4300 + offset },
  mylavash: { shop: 5301 + offset, sandbox: 4301 + offset },
  badDays: { shop: 5302 + offset },
  plainStart: { shop: 5303 + offset },
  spare: { shop: 5304 + offset, sandbox: 4304 + offset },
};
