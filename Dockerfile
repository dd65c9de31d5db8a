# The mock server in a container:
#   docker build -t koa-marketplace . && docker run --rm -p 127.0.0.1:4000:4000 koa-marketplace
# Flags follow the name of the image. The health check follows them.

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY tsconfig.json tsconfig.build.json ./
COPY scripts scripts
COPY src src
COPY mock-server mock-server
COPY fixtures fixtures
COPY schemas schemas
RUN npm run build

# What is needed to run, with all optional packages (pg for --database-url, @faker-js/faker for --generate), in the
# versions of the lock file; the tools of tests are none of them.
FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm pkg delete devDependencies peerDependenciesMeta peerDependencies.@playwright/test peerDependencies.vitest \
  && npm install --ignore-scripts

FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/scripts/container-health.js ./
USER node
WORKDIR /home/node
RUN mkdir -p .data
VOLUME /home/node/.data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "/app/container-health.js"]
# A container has an address of its own, and whoever runs it says who reaches it. Elsewhere the default is 127.0.0.1.
ENTRYPOINT ["node", "/app/dist/cli.js", "--host", "0.0.0.0"]
