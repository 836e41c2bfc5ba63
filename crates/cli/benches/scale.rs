//! Three nodes with one database and one NATS on this machine, and many tables at the pace of people:
//! `cargo bench -p crosstown-cli --bench scale -- [TABLES [ACTIONS-A-SECOND [SECONDS]]]`. Says how long
//! actions took, and what each part needed. Each node, and each of as many load generators, has two
//! sockets for every three tables: `ulimit -n` must allow that many open files.

#[path = "../tests/common/mod.rs"]
mod common;
#[path = "../tests/served/mod.rs"]
mod served;

use std::process::Child;

use served::nats::Nats;
use served::postgres;
use served::process::{Server, command};

/// How many nodes there are.
const NODES: usize = 3;

/// The time that a process has used, in seconds, and its resident memory in MiB.
fn used(process: u32) -> (f64, u64) {
    let read =
        |file| std::fs::read_to_string(format!("/proc/{process}/{file}")).unwrap_or_default();
    // After the name, which may have blanks in it, come the state and the numbers.
    let stat = read("stat");
    let numbers = stat.rsplit_once(") ").map_or("", |(_, rest)| rest);
    let ticks = numbers.split(' ').skip(11).take(2).filter_map(|text| text.parse::<f64>().ok());
    let status = read("status");
    let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let memory = memory.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok());
    (ticks.sum::<f64>() / 100.0, memory.unwrap_or(0) / 1024)
}

/// All processes whose command begins like this.
fn processes(name: &str) -> Vec<u32> {
    let all = std::fs::read_dir("/proc").expect("Linux").flatten();
    let ids = all.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    let is = |id: &u32| {
        let comm = std::fs::read_to_string(format!("/proc/{id}/comm")).unwrap_or_default();
        comm.trim().starts_with(name)
    };
    ids.filter(is).collect()
}

fn main() {
    let numbers: Vec<u32> = std::env::args().filter_map(|text| text.parse().ok()).collect();
    let number = |index: usize, usual: u32| numbers.get(index).copied().unwrap_or(usual);
    let each = |number: u32| (number / NODES as u32).to_string();
    let (tables, rate) = (each(number(0, 30_000)), each(number(1, 1_000)));
    let seconds = number(2, 60).to_string();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let (nats, database) = (Nats::start(), runtime.block_on(postgres::database()));
    let url = nats.url();
    let args = [
        ["--log", "warn"],
        ["--database-url", &database],
        ["--nats-url", &url],
        ["--open-tables", "1000000"],
        ["--connections", "1000000"],
    ];
    let limits = ["--requests-per-second", "--tables-per-hour", "--sockets-per-address"];
    let limits = limits.map(|limit| [limit, "1000000"]);
    let args =
        [&["serve", "--listen", "127.0.0.1:0"], &args.concat()[..], &limits.concat()].concat();
    let nodes: [Server; NODES] = std::array::from_fn(|_| Server::start(&mut command(&args)));

    let loads: [Child; NODES] = std::array::from_fn(|_| {
        let args = ["load", "--tables", &tables, "--rate", &rate, "--seconds", &seconds];
        let mut load = command(&args);
        for node in &nodes {
            load.args(["--url", &format!("http://{}", node.address)]);
        }
        load.spawn().expect("it starts")
    });
    for mut load in loads {
        assert!(load.wait().is_ok_and(|status| status.success()), "a load generator fails");
    }

    let parts = [("nats-server", processes("nats-server")), ("postgres", processes("postgres"))];
    let nodes = nodes.iter().map(|node| ("node", vec![node.process.id()]));
    for (name, ids) in nodes.chain(parts) {
        let all = ids.into_iter().map(used);
        let (time, memory) = all.fold((0.0, 0), |(a, b), (c, d)| (a + c, b + d));
        println!("{name}: {time:.1} s of a core, {memory} MiB");
    }
}
