//! `cargo xtask test contract`: `docs/openapi.json` is valid, and every answer of a real server to generated
//! requests is what it says: status, content type, headers and body.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Stdio};

use anyhow::{Context, Result};

use crate::test::tested;
use crate::{command, needs, root, succeed};

/// What is looked at in every answer. Whether data that fits its type is taken is for the rules to say, so it
/// is not among them.
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,\
                      response_headers_conformance,response_schema_conformance,unsupported_method";
/// Requests that are made up for each path, beside those that try every limit of its types.
const EXAMPLES: &str = "100";
/// 32 bytes, as a client may make up its own.
const AUTHORIZATION: &str = "Bearer AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE";

pub(crate) fn run() -> Result<()> {
    let programs = needs::contract()?;
    let program = |name: &str| programs.join(name).to_string_lossy().into_owned();
    succeed(command(&program("openapi-spec-validator"), &["docs/openapi.json"]))?;
    let server = Server::start(&tested()?)?;
    let authorization = format!("Authorization: {AUTHORIZATION}");
    let mut run = command(&program("schemathesis"), &["run"]);
    // It leaves files where it runs.
    run.arg(root().join("docs/openapi.json")).current_dir(root().join("target"));
    run.args(["--url", &server.address, "--header", &authorization, "--checks", CHECKS]);
    // From a fixed seed and by number: what passes here passes elsewhere. Sockets are tried elsewhere.
    run.args(["--seed", "1", "--max-examples", EXAMPLES, "--workers", "1", "--no-color"]);
    run.args(["--phases", "examples,coverage,fuzzing", "--exclude-path-regex", "/socket$"]);
    run.args(["--generation-database", "none", "--warnings", "off"]);
    run.env("SCHEMATHESIS_HOOKS", "hooks").env("PYTHONPATH", root().join("xtask/contract"));
    run.env("CROSSTOWN", &server.address).env("CROSSTOWN_AUTHORIZATION", AUTHORIZATION);
    succeed(run)
}

/// A server with limits out of the way, until it is dropped.
struct Server {
    child: Child,
    address: String,
    _data: tempfile::TempDir,
}

impl Server {
    fn start(crosstown: &str) -> Result<Server> {
        let data = tempfile::tempdir()?;
        let mut serve = command(crosstown, &["serve", "--listen", "127.0.0.1:0", "--log", "error"]);
        serve.arg("--data").arg(data.path());
        serve.args(["--requests-per-second", "1000000", "--tables-per-hour", "1000000"]);
        serve.stdout(Stdio::piped());
        let mut child = serve.spawn().with_context(|| format!("cannot start {crosstown}"))?;
        let mut lines = BufReader::new(child.stdout.take().context("it has no output")?).lines();
        let found = lines.find_map(|line| {
            let line = line.ok()?;
            let address = line.split_whitespace().find(|word| word.starts_with("http://"))?;
            Some(address.trim_end_matches('/').to_owned())
        });
        let mut server = Server { child, address: String::new(), _data: data };
        server.address = found.context("the server does not say where it is")?;
        // It must always find somebody who reads what it says.
        std::thread::spawn(move || lines.for_each(drop));
        Ok(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
