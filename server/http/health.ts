/** Whether a path is one that balancers and probes ask, and no visitor. */
export const isHealthCheck = (path: string) => path === "/healthz" || path === "/readyz";
