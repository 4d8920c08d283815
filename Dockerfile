# One image for every brand: BRAND chooses at start.
FROM node:24-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
RUN SENTRYCLI_SKIP_DOWNLOAD=1 npm ci --no-audit --no-fund
COPY . .
# Names the build in the log, the metrics and error reports, say BUILD_ID=$(git rev-parse --short HEAD). Without it a digest of the sources does.
ARG BUILD_ID
RUN npm run build && npm prune --omit=dev --no-audit --no-fund && node tools/trim-modules.mjs

FROM node:24-slim
ARG BUILD_ID
LABEL org.opencontainers.image.title="nori" org.opencontainers.image.revision="$BUILD_ID"
# Two arenas for native memory, and large pieces outside of them: with glibc's eight arenas for each core, and its limit
# that grows, what pictures and pages have used is not given back.
ENV NODE_ENV=production PORT=3000 MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /shop
RUN mkdir data && chown node:node data
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/build build
COPY --from=build /shop/content content
COPY --from=build /shop/tools/container.mjs /shop/tools/prepare.mjs tools/
USER node
EXPOSE 3000
VOLUME /shop/data
# Docker's format of an image only: buildah and podman, whose default is OCI's, keep it with --format docker. Kubernetes has probes of its own.
HEALTHCHECK --interval=15s --timeout=3s --start-period=15s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# A quarter of the container's limit is the heap's: buffers, libvips and Node itself take as much again.
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size-percentage=25", "tools/container.mjs"]
