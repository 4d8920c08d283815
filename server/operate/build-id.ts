/** Identifies this build: BUILD_ID of `npm run build`, else a digest of its sources. */
export const buildId = import.meta.env.BUILD_ID;
